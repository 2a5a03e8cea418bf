import type { DownlineDividend } from '@site/contracts/areas/dividends';
import { Card } from '@site/ui/Card';
import { formatAmount } from '@site/ui/Money';
import { PickRow } from '../payment/PickRow';
import { PersonFace } from '../people/PersonFace';
import { PersonName } from '../people/PersonName';
import { useTexts } from '../useTexts';
import styles from './Dividends.module.css';
import { isDue } from './queries';
import { StatusTag } from './StatusTag';

interface DownlineListProps {
  downlines: readonly DownlineDividend[];
  chosen: ReadonlySet<string>;
  onChoose: (account: string, on: boolean) => void;
}

/** Direct downlines with what they have to get. Only what is due can be chosen. */
export function DownlineList({ downlines, chosen, onChoose }: DownlineListProps) {
  const { t } = useTexts();
  return (
    <Card padded={false} className={styles.list}>
      <ul aria-label={t('dividends.payout.title')}>
        {downlines.map((downline) => {
          const { account, teamProfit, rate, amount, status } = downline;
          const who = (
            <>
              <PersonFace account={account} />
              <PersonName account={account}>
                {formatAmount(teamProfit)} × {rate}%
              </PersonName>
            </>
          );
          return (
            <li key={account}>
              {isDue(downline) ? (
                <PickRow
                  label={account}
                  checked={chosen.has(account)}
                  onChange={(on) => onChoose(account, on)}
                  end={<b className={styles.amount}>{formatAmount(amount)}</b>}
                >
                  {who}
                </PickRow>
              ) : (
                <div className={styles.settled}>
                  {who}
                  <span className={styles.end}>
                    {formatAmount(amount)}
                    <StatusTag status={status} />
                  </span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
