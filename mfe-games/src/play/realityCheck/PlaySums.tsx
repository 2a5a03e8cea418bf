import { useApiQuery, useMerchantWallet } from '@site/api';
import { playSummary } from '@site/contracts/areas/play';
import { Button } from '@site/ui/Button';
import { Money } from '@site/ui/Money';
import { Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './PlaySums.module.css';

/** What was bet and won since then, as the platform has it. */
export function PlaySums({ since, demo }: { since: string; demo: boolean }) {
  const { t } = useTexts();
  const request = { since, freeplay: demo ? 1 : 0 };
  // Never the sums of an earlier reminder.
  const { data, error, refetch } = useApiQuery(playSummary, request, { silent: true, gcTime: 0 });
  const symbol = useMerchantWallet().data?.currencySymbol ?? '';
  if (error)
    return (
      <p className={styles.failed} role="alert">
        {t('reality.failed')}
        <Button variant="text" size="small" onClick={() => void refetch()}>
          {t('play.again')}
        </Button>
      </p>
    );
  const rows = [
    { name: 'staked', amount: data?.staked },
    { name: 'won', amount: data?.won },
    { name: 'net', amount: data?.net },
  ] as const;
  return (
    <dl className={styles.sums} aria-busy={!data}>
      {rows.map(({ name, amount }) => (
        <div key={name} className={name === 'net' ? styles.net : styles.row}>
          <dt>{t(`reality.${name}`)}</dt>
          <dd>
            {amount === undefined ? (
              <Skeleton width="72px" height="14px" />
            ) : (
              <Money symbol={symbol} amount={amount} signed={name === 'net'} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
