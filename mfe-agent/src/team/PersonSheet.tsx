import type { Downline } from '@site/contracts/areas/team';
import { formatDate } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { Sheet } from '@site/ui/Sheet';
import { PersonFace } from '../people/PersonFace';
import { PersonName } from '../people/PersonName';
import { useTexts } from '../useTexts';
import styles from './Person.module.css';
import { PersonActions } from './PersonActions';
import { PersonRates } from './PersonRates';
import { useSeenText } from './useSeenText';

interface PersonSheetProps {
  person: Downline;
  /** Currency sign of the merchant's wallets. */
  symbol: string;
  open: boolean;
  onClose: () => void;
}

/** Somebody of the team: who it is, what can be done, and the rates that a direct downline has. */
export function PersonSheet({ person, symbol, open, onClose }: PersonSheetProps) {
  const { t } = useTexts();
  const seen = useSeenText();
  const { account, nickname, type, online, balance, level, registeredAt } = person;
  const line = [
    t('teamPage.level', { level }),
    ...(online ? [] : [seen(person)]),
    t('teamPage.joined', { date: formatDate(registeredAt) }),
  ];
  return (
    <Sheet open={open} onClose={onClose} title={account}>
      <div className={styles.sheet}>
        <div className={`${styles.top} ${styles.opened}`}>
          <PersonFace account={account} online={online} />
          <PersonName account={nickname || account} type={type}>
            {line.join(' · ')}
          </PersonName>
          <span className={styles.balance}>
            <b>
              <Money symbol={symbol} amount={balance} />
            </b>
            <small>{t('teamPage.balance')}</small>
          </span>
        </div>
        <PersonActions person={person} />
        <PersonRates person={person} />
      </div>
    </Sheet>
  );
}
