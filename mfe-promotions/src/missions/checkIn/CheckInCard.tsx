import type { SignInCalendar } from '@site/contracts/areas/missions';
import { formatNumber } from '@site/i18n';
import { ActionState } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { useMoneyText } from '@site/ui/Money';
import { Check } from 'lucide-react';
import { isNothing } from '../../isNothing';
import { Place } from '../../Place/Place';
import { useTexts } from '../../useTexts';
import styles from './CheckIn.module.css';
import { todayIn } from './today';
import { useCheckIn } from './useCheckIn';

/** How many days in a row it were, and today's check-in: to be done, or done. */
export function CheckInCard({ calendar }: { calendar: SignInCalendar }) {
  const { t } = useTexts();
  const { streak, signedToday } = calendar;
  const call = useCheckIn(calendar);
  return (
    <Card as="section" aria-label={t('missions.checkIn.label')}>
      <div className={styles.streak}>
        <span className={styles.count}>{formatNumber(streak)}</span>
        <p className={styles.words}>
          <b>{t('missions.checkIn.inARow', { count: streak })}</b>
          <span>
            <Next calendar={calendar} />
          </span>
        </p>
      </div>
      <div className={styles.act}>
        {signedToday ? (
          <Place taken={call.isSuccess}>
            <Done calendar={calendar} />
          </Place>
        ) : (
          <Press calendar={calendar} {...call} />
        )}
      </div>
    </Card>
  );
}

/** What the next check-in makes of the row, or brings. */
function Next({ calendar: { streak, signedToday, next } }: { calendar: SignInCalendar }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (!signedToday)
    return streak === 0
      ? t('missions.checkIn.start')
      : t('missions.checkIn.goOn', { next: formatNumber(streak + 1) });
  if (isNothing(next.reward)) return t('missions.checkIn.comeBack');
  const amount = moneyText(next.reward);
  const { points } = next;
  return points === undefined
    ? t('missions.checkIn.tomorrow', { amount })
    : t('missions.checkIn.tomorrowPoints', { amount, count: points, shown: formatNumber(points) });
}

function Done({ calendar }: { calendar: SignInCalendar }) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const today = todayIn(calendar);
  return (
    <ActionState tone="success" icon={Check} title={t('missions.checkIn.done')}>
      {today === undefined || isNothing(today.reward)
        ? t('missions.checkIn.counted')
        : t('missions.checkIn.inBalance', { amount: moneyText(today.reward) })}
    </ActionState>
  );
}

interface PressProps extends ReturnType<typeof useCheckIn> {
  calendar: SignInCalendar;
}

function Press({ calendar: { next }, isPending, isUnknown, press }: PressProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const words = isNothing(next.reward)
    ? t('missions.checkIn.pressFree')
    : t('missions.checkIn.press', { amount: moneyText(next.reward) });
  return (
    <>
      {isUnknown && (
        <p role="status" className={styles.unknown}>
          {t('missions.checkIn.unknown')}
        </p>
      )}
      <Button
        block
        variant={isUnknown && !isPending ? 'quiet' : 'primary'}
        loading={isPending}
        onClick={press}
      >
        {isPending ? t('missions.checkIn.checking') : isUnknown ? t('missions.checkIn.checkAgain') : words}
      </Button>
    </>
  );
}
