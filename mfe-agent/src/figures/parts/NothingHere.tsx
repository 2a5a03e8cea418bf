import { rangeLength } from '@site/contracts/values/days';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import type { Figures } from '../useFigures';

const MONTH = 30;

interface NothingHereProps {
  title: string;
  body: string;
  figures: Figures;
}

/** Nothing in these days: without the category that was chosen, or in more days, there may be something. */
export function NothingHere({ title, body, figures: { category, days, change } }: NothingHereProps) {
  const { t } = useTexts();
  const isShort = rangeLength(days) < MONTH;
  const action =
    category !== undefined ? (
      <Button variant="quiet" onClick={() => change({ category: undefined })}>
        {t('figures.none.allCategories')}
      </Button>
    ) : isShort ? (
      <Button variant="quiet" onClick={() => change({ range: '30days' })}>
        {t('figures.none.last30')}
      </Button>
    ) : undefined;
  return <EmptyState picture="chart" title={title} body={body} action={action} />;
}
