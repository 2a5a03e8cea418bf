import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useConfirm } from '@site/ui/Dialog';
import { Tag } from '@site/ui/Tag';
import { toast } from '@site/ui/Toast';
import { useAction } from '../../access/passkeys/useAction';
import { useShowFailure } from '../../access/passkeys/useShowFailure';
import { useTexts } from '../../useTexts';
import type { WhenConfirmed } from '../identity/useIdentity';
import { renewCodes, turnOff, turnOn } from './queries';
import styles from './SecondStepCard.module.css';

interface SecondStepCardProps {
  on: boolean;
  /** Without a passkey there is nothing to ask for. */
  possible: boolean;
  codesLeft: number;
  whenConfirmed: WhenConfirmed;
  onCodes: (codes: readonly string[]) => void;
}

/** Whether a login asks for a passkey after the password, and the codes for the day that it is lost. */
export function SecondStepCard({ on, possible, codesLeft, whenConfirmed, onCodes }: SecondStepCardProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const showFailure = useShowFailure();
  const turning = useAction(showFailure);
  const renewing = useAction(showFailure);

  const switchOn = async () => onCodes(await whenConfirmed(turnOn));
  const switchOff = async () => {
    const sure = await confirm({
      title: t('secondStep.turnOffQuestion'),
      body: t('secondStep.turnOffBody'),
      confirmLabel: t('secondStep.turnOff'),
      cancelLabel: t('secondStep.keep'),
      tone: 'danger',
    });
    if (!sure) return;
    await whenConfirmed(turnOff);
    toast.success(t('secondStep.turnedOff'));
  };
  const renew = async () => {
    const sure = await confirm({
      title: t('secondStep.newCodesQuestion'),
      body: t('secondStep.newCodesBody'),
      confirmLabel: t('secondStep.newCodesYes'),
      cancelLabel: t('secondStep.keep'),
    });
    if (sure) onCodes(await whenConfirmed(renewCodes));
  };

  return (
    <Card as="section" aria-labelledby="second-step">
      <div className={styles.head}>
        <h2 id="second-step" className={styles.title}>
          {t('secondStep.title')}
        </h2>
        <Tag tone={on ? 'success' : 'plain'}>{on ? t('secondStep.on') : t('secondStep.off')}</Tag>
      </div>
      <p className={styles.body}>{t('secondStep.body')}</p>
      {!on && !possible && <p className={styles.body}>{t('secondStep.needsPasskey')}</p>}
      {!on && possible && (
        <Button variant="quiet" block loading={turning.pending} onClick={() => void turning.run(switchOn)}>
          {t('secondStep.turnOn')}
        </Button>
      )}
      {on && (
        <>
          <p className={styles.body}>{t('secondStep.codesLeft', { count: codesLeft })}</p>
          <div className={styles.actions}>
            <Button variant="quiet" loading={renewing.pending} onClick={() => void renewing.run(renew)}>
              {t('secondStep.newCodes')}
            </Button>
            <Button variant="line" loading={turning.pending} onClick={() => void turning.run(switchOff)}>
              {t('secondStep.turnOff')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
