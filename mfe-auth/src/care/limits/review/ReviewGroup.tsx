import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link, OVER_PAGE } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { CalendarClock } from 'lucide-react';
import { RowCard } from '../../../account/rows/RowCard';
import { RowGroup } from '../../../account/rows/RowGroup';
import { useTexts } from '../../../useTexts';
import { REVIEW_PART } from './ReviewSheet';
import { useMonthsText } from './useMonthsText';
import { useReview } from './useReview';

/** How often the member is reminded of limits and statement, and the way to change it. */
export function ReviewGroup() {
  const { t } = useTexts();
  const monthsText = useMonthsText();
  const { data } = useReview();
  return (
    <RowGroup title={t('limits.review.group')}>
      <RowCard as="ul">
        <li>
          <ListRow
            icon={<Icon of={CalendarClock} size={20} />}
            label={t('limits.review.name')}
            end={data && monthsText(data.months)}
            render={<Link to={addressOf(PATHS.careLimits, { part: REVIEW_PART })} state={OVER_PAGE} />}
          />
        </li>
      </RowCard>
    </RowGroup>
  );
}
