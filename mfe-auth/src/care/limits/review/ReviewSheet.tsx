import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Sheet } from '@site/ui/Sheet';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { toast } from '@site/ui/Toast';
import type { Opening } from '@site/ui/useSheet';
import { useTexts } from '../../../useTexts';
import styles from '../sheet/LimitForm.module.css';
import leadStyles from '../sheet/LimitLead.module.css';
import { Presets } from '../sheet/Presets';
import { useMonthsText } from './useMonthsText';
import { useReview, useSetReview } from './useReview';

/** What the address calls the reminder, among the limits. */
export const REVIEW_PART = 'REVIEW';

/** How often the member is asked to look at limits and statement: one press (PL-012). */
export function ReviewSheet({ sheet }: { sheet: Opening }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const monthsText = useMonthsText();
  const { data, error, isFetching, refetch } = useReview();
  const set = useSetReview((months) => {
    toast.success(t('limits.saved', { name: t('limits.review.name'), value: monthsText(months) }));
    sheet.close();
  });
  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.close}
      title={t('limits.review.name')}
      footer={
        <Button variant="quiet" onClick={sheet.close}>
          {t('limits.sheet.cancel')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={leadStyles.lead}>{t('limits.review.about')}</p>
        {data ? (
          <fieldset className={styles.choices} disabled={set.isPending}>
            <Presets
              title={t('limits.reality.often')}
              note={t('limits.sheet.lowerNote')}
              values={data.choices.map(String)}
              text={(months) => monthsText(Number(months))}
              chosen={String(data.months)}
              onChoose={(months) => set.mutate({ months: Number(months) })}
            />
          </fieldset>
        ) : error ? (
          <RemoteFailedCard
            title={t('limits.review.failed')}
            body={errorText(error)}
            reloading={isFetching}
            onReload={() => void refetch()}
          />
        ) : (
          <LoadingRegion>
            <Skeleton shape="box" height="68px" />
          </LoadingRegion>
        )}
      </div>
    </Sheet>
  );
}
