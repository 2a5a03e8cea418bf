import type { Limit } from '@site/contracts/areas/care';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link, OVER_PAGE } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { CalendarClock, CircleDollarSign, type LucideIcon, Timer } from 'lucide-react';
import { useTexts } from '../../../useTexts';
import type { Place } from '../places';
import { useLimitTexts } from '../useLimitTexts';
import { partOf, type WhichLimit } from '../whichLimit';
import { LimitNews } from './LimitNews';
import { SetBy } from './SetBy';
import styles from './ValueLimit.module.css';

const ICONS: Partial<Record<WhichLimit['kind'], LucideIcon>> = {
  STAKE: CircleDollarSign,
  STRETCH_TIME: Timer,
  DAY_TIME: CalendarClock,
};

/** A limit that nothing is used up of: of a stake, of a time. The member's own, and beside it what others have set. */
export function ValueLimit({ place }: { place: Place }) {
  const { t } = useTexts();
  const { amountOf, nameOf } = useLimitTexts();
  const { own, others, offered } = place;
  const icon = <Icon of={ICONS[place.kind] ?? Timer} size={20} />;
  const valueText = (limit: Limit | undefined) =>
    limit?.value === undefined ? t('limits.none') : amountOf(place, limit.value);
  return (
    <>
      {(offered || own) && (
        <li>
          <ListRow
            icon={icon}
            label={nameOf(place)}
            end={valueText(own)}
            {...(offered && {
              render: <Link to={addressOf(PATHS.careLimits, { part: partOf(place) })} state={OVER_PAGE} />,
            })}
          />
          {own && <LimitNews className={styles.news} limit={own} />}
        </li>
      )}
      {others.map((limit) => (
        <li key={limit.id}>
          <ListRow
            icon={icon}
            label={
              <span className={styles.words}>
                {nameOf(place)} <SetBy source={limit.source} />
              </span>
            }
            end={valueText(limit)}
          />
          <LimitNews className={styles.news} limit={limit} />
        </li>
      ))}
    </>
  );
}
