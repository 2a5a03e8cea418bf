import { useTexts } from '../../useTexts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** How often a lottery draws, in words; `undefined` where the platform does not say. */
export function useRhythm(drawEvery: number | undefined): string | undefined {
  const { t } = useTexts();
  if (drawEvery === undefined) return undefined;
  if (drawEvery > DAY_S) return t('lottery.weekly');
  if (drawEvery === DAY_S) return t('lottery.daily');
  if (drawEvery >= HOUR_S) return t('lottery.everyHours', { count: Math.round(drawEvery / HOUR_S) });
  return t('lottery.everyMinutes', { count: Math.max(1, Math.round(drawEvery / MINUTE_S)) });
}
