import type { Limit } from '@site/contracts/areas/care';
import { formatDate, formatTime } from '@site/i18n';
import { useTexts } from '../../../useTexts';

/** When a period begins anew: the time of the day that runs, the date of a week or month. */
export function useResetText() {
  const { t } = useTexts();
  return ({ period, resetsAt = '' }: Pick<Limit, 'period' | 'resetsAt'>, reached: boolean): string => {
    const when =
      period === 'DAY'
        ? t('limits.resets.at', { time: formatTime(resetsAt) })
        : t('limits.resets.on', { day: formatDate(resetsAt) });
    return t(reached ? 'limits.openAgain' : 'limits.startsAgain', { when });
  };
}
