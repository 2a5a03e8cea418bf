import type { Passkey } from '@site/contracts/areas/passkeys';
import { Card } from '@site/ui/Card';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import { IdentitySheet } from '../identity/IdentitySheet';
import { useIdentity } from '../identity/useIdentity';
import styles from '../security/SecurityPage.module.css';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';
import { SecondStepCard } from './SecondStepCard';

interface PasskeySettingsProps {
  list: readonly Passkey[];
  secondStep: boolean;
  recoveryCodesLeft: number;
  /** Recovery codes that the platform has just told. */
  onCodes: (codes: readonly string[]) => void;
}

/** The passkeys one by one, the way to another, and the second step. */
export function PasskeySettings({ list, secondStep, recoveryCodesLeft, onCodes }: PasskeySettingsProps) {
  const { t } = useTexts();
  const { whenConfirmed, asking, answer } = useIdentity();
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('passkeys.intro')}</p>
      {list.length === 0 ? (
        <EmptyState title={t('passkeys.none')} body={t('passkeys.noneBody')} />
      ) : (
        <Card as="ul" padded={false} className={styles.list} aria-label={t('passkeys.label')}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              endsSecondStep={secondStep && list.length === 1}
              whenConfirmed={whenConfirmed}
            />
          ))}
        </Card>
      )}
      <AddPasskey whenConfirmed={whenConfirmed} />
      <SecondStepCard
        on={secondStep}
        possible={list.length > 0}
        codesLeft={recoveryCodesLeft}
        whenConfirmed={whenConfirmed}
        onCodes={onCodes}
      />
      <IdentitySheet open={asking} hasPasskey={list.length > 0} onAnswer={answer} />
    </div>
  );
}
