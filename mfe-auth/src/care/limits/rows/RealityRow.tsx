import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link, OVER_PAGE } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { BellRing } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import { useReality } from '../../parts/realityQueries';
import { REALITY_PART } from '../sheet/RealitySheet';
import { useRealityText } from '../useRealityText';

/** The reality check among the limits of time. */
export function RealityRow() {
  const { t } = useTexts();
  const realityText = useRealityText();
  const { data } = useReality();
  return (
    <li>
      <ListRow
        icon={<Icon of={BellRing} size={20} />}
        label={t('limits.reality.name')}
        end={data && realityText(data.minutes)}
        render={<Link to={addressOf(PATHS.careLimits, { part: REALITY_PART })} state={OVER_PAGE} />}
      />
    </li>
  );
}
