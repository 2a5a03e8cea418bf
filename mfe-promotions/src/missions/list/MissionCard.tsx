import { useCurrencySymbol } from '@site/api';
import type { Mission } from '@site/contracts/areas/missions';
import { formatDay, formatNumber, formatShortDate, formatTime } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Meter } from '@site/ui/Meter';
import { Money } from '@site/ui/Money';
import { useMerchantToday } from '@site/ui/records';
import { Tag } from '@site/ui/Tag';
import { Check } from 'lucide-react';
import { lastMoment } from '../../lastMoment';
import { Place } from '../../Place/Place';
import { useTexts } from '../../useTexts';
import { Claim } from './Claim';
import styles from './Missions.module.css';
import { useClaim } from './useClaim';

/** A mission: what is asked, what it brings, how far it is, and its claim once it is done. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const claim = useClaim(mission);
  const { title, description, reward, state, target, progress } = mission;
  const words = useProgressText(mission);
  return (
    <Card as="article">
      <div className={styles.top}>
        <div className={styles.copy}>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </div>
        <Money symbol={symbol} amount={reward} className={styles.reward} />
      </div>
      <div className={styles.meter}>
        <Meter label={words} part={progress / target} finished={state === 'CLAIMED'} />
      </div>
      <p className={styles.figures}>
        <span aria-hidden="true">{words}</span>
        {mission.endsAt !== undefined && <Until endsAt={mission.endsAt} />}
      </p>
      {state === 'CLAIMABLE' && <Claim mission={mission} {...claim} />}
      {state === 'CLAIMED' && (
        <Place taken={claim.isSuccess}>
          <div className={styles.end}>
            <p>{t('missions.list.paid')}</p>
            <Tag tone="success" icon={<Icon of={Check} size={14} />}>
              {t('missions.list.claimed')}
            </Tag>
          </div>
        </Place>
      )}
    </Card>
  );
}

/** `1 of 3`; of money `฿3,120 of ฿5,000`. */
function useProgressText({ progress, target, unit }: Mission): string {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const text = (count: number) => `${unit === 'MONEY' ? symbol : ''}${formatNumber(count)}`;
  return t('missions.list.progress', { progress: text(progress), target: text(target) });
}

/** The last day of a mission: the day that begins with its end is not in it. */
function Until({ endsAt }: { endsAt: string }) {
  const { t } = useTexts();
  const last = lastMoment(endsAt);
  const isToday = formatDay(last) === useMerchantToday();
  return (
    <span data-today={isToday || undefined}>
      {isToday
        ? t('missions.list.untilToday', { time: formatTime(last) })
        : t('missions.list.until', { date: formatShortDate(last) })}
    </span>
  );
}
