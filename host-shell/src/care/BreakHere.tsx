import { serverNow, useApiMutation, useApiQuery, useClosedPlay } from '@site/api';
import { careSettings, longerThan, type TimeoutLength, takeTimeout } from '@site/contracts/notShared/care';
import { formatDateTime } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { useConfirm } from '@site/ui/Dialog';
import { HelpList } from '@site/ui/HelpList';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { CirclePause } from 'lucide-react';
import { ContactButton } from '../status/ContactButton';
import styles from './Care.module.css';
import { useCareTexts } from './useCareTexts';

/**
 * A break without the remote that has its page (PL-048): below the word that the page did not load, a time-out by two
 * presses, who helps, and the way to an exclusion.
 */
export default function BreakHere() {
  const { t } = useCareTexts();
  const ask = useConfirm();
  const closed = useClosedPlay();
  const { data: settings } = useApiQuery(careSettings, {});
  const { mutate: take } = useApiMutation(takeTimeout);
  const resting = closed?.state === 'TIMEOUT' ? closed : undefined;
  const lengths =
    settings && (!closed || resting) ? longerThan(resting?.until, settings.timeouts, serverNow()) : [];
  const start = async (length: TimeoutLength) => {
    const sure = await ask({
      title: t('care.break.ask', { length: t(`care.break.${length}`) }),
      body: t('care.break.means'),
      confirmLabel: t('care.break.start'),
      cancelLabel: t('care.break.cancel'),
    });
    if (sure) take({ length });
  };
  return (
    <div className={styles.page}>
      <section>
        <h2 className={styles.group}>{t('care.break.title')}</h2>
        <p className={styles.text} role="status">
          {resting
            ? t('care.closed.TIMEOUT.title', { until: formatDateTime(resting.until ?? '') })
            : t('care.break.lead')}
        </p>
        {lengths.length > 0 && (
          <Card as="ul" padded={false} className={styles.lengths}>
            {lengths.map((length) => (
              <li key={length}>
                <ListRow
                  icon={<Icon of={CirclePause} />}
                  label={t(`care.break.${length}`)}
                  onClick={() => void start(length)}
                />
              </li>
            ))}
          </Card>
        )}
      </section>
      <section>
        <p className={styles.text}>{t('care.break.exclusion')}</p>
        <ContactButton />
      </section>
      <HelpList />
    </div>
  );
}
