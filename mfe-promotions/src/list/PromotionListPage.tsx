import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useAfterFirstRender } from '@site/ui/useAfterFirstRender';
import { useState } from 'react';
import { CategoryChips } from '../CategoryChips';
import { CheckInStrip } from '../missions/CheckInStrip/CheckInStrip';
import { usePromotions } from '../promotion/queries';
import { useTexts } from '../useTexts';
import { PromotionCard } from './PromotionCard';
import styles from './PromotionListPage.module.css';
import { PromotionsLoading } from './PromotionsLoading';

/** Cards that fit the first screen of a phone. */
const FIRST_SCREEN_CARDS = 3;

/** The merchant's promotions, by category (PR-001, PR-002), below the way to the daily check-in. */
export default function PromotionListPage() {
  return (
    <>
      <CheckInStrip />
      <Promotions />
    </>
  );
}

function Promotions() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [category, setCategory] = useState<string>();
  const { data, error, isFetching, refetch } = usePromotions();
  const complete = useAfterFirstRender();

  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PromotionsLoading />;

  const shown = data.promotions.filter(
    ({ promoAnnouncementCategoryIds }) =>
      category === undefined || promoAnnouncementCategoryIds.includes(category),
  );
  return (
    <>
      <CategoryChips
        label={t('categories.label')}
        all={t('categories.all')}
        categories={data.promotionCategories}
        chosen={category}
        onChoose={setCategory}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          body={t('empty.body')}
          action={
            category !== undefined && (
              <Button variant="quiet" onClick={() => setCategory(undefined)}>
                {t('empty.all')}
              </Button>
            )
          }
        />
      ) : (
        <ul className={styles.list}>
          {(complete ? shown : shown.slice(0, FIRST_SCREEN_CARDS)).map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} first={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
