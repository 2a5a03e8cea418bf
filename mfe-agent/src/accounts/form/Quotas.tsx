import type { RebateQuota } from '@site/contracts/areas/agentAccounts';
import { formatNumber, useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Meter } from '@site/ui/Meter';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { placesLeft } from '../../rates/faults';
import { useTexts } from '../../useTexts';
import type { useQuotas } from '../queries';
import { Section } from '../Section';
import styles from './Quotas.module.css';

export type KnownQuotas = ReturnType<typeof useQuotas>;

/** How many accounts may be opened, by rate. Nothing where there is no bound, or while it is not known. */
export function Quotas({ quotas }: { quotas: KnownQuotas }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = quotas;
  if (!data && error)
    return (
      <RemoteFailedCard
        title={t('accounts.quota.failed')}
        body={errorText(error)}
        reloading={isFetching}
        onReload={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Section title={t('accounts.quota.title')} note={t('accounts.quota.note')}>
      <Card as="ul" padded={false} className={styles.quotas}>
        {data.map((quota) => (
          <Quota key={quota.rate} quota={quota} />
        ))}
      </Card>
    </Section>
  );
}

function Quota({ quota }: { quota: RebateQuota }) {
  const { t } = useTexts();
  const { rate, total, used } = quota;
  const left = placesLeft(quota);
  const words =
    left === 0
      ? t('accounts.quota.none')
      : t('accounts.quota.left', { count: left, shown: formatNumber(left), total: formatNumber(total) });
  return (
    <li className={styles.quota}>
      <b>{rate}%</b>
      {/* To draw a part of whole counts. */}
      <Meter label={words} part={total === 0 ? 1 : used / total} finished={left === 0} />
      <span>{words}</span>
    </li>
  );
}
