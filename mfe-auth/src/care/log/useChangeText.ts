import type { CareLogEntry } from '@site/contracts/areas/care';
import { formatDateTime } from '@site/i18n';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';
import { useMonthsText } from '../limits/review/useMonthsText';
import { useLimitTexts } from '../limits/useLimitTexts';
import { type Change, changeOf } from './changeOf';

export interface ChangeText {
  readonly what: string;
  /** What was and what is; left out where the change says all itself. */
  readonly values?: { readonly from: string; readonly to: string };
  /** From when it holds, where that is not at once. */
  readonly holdsFrom?: string;
}

/** An entry of the log in words. */
export function useChangeText(): (entry: CareLogEntry) => ChangeText {
  const { t } = useTexts();
  const { nameOf } = useLimitTexts();
  const valueText = useValueText();
  return (entry) => {
    const change = changeOf(entry);
    const what =
      // @texts log.what.* — what a change is about
      'limit' in change
        ? t(`log.what.${change.about}`, { name: nameOf(change.limit) })
        : t(`log.what.${change.about}`);
    const hasValues = !['declined', 'offersStopped', 'other'].includes(change.about);
    return {
      what,
      ...(hasValues && {
        values: { from: valueText(change, entry.from), to: valueText(change, entry.to) },
      }),
      ...(entry.holdsFrom !== entry.at && { holdsFrom: formatDateTime(entry.holdsFrom) }),
    };
  };
}

/** A value as the platform has written it down, in words. */
function useValueText(): (change: Change, value: string | undefined) => string {
  const { t } = useTexts();
  const { amountOf } = useLimitTexts();
  const durationText = useDuration();
  const monthsText = useMonthsText();
  return (change, value) => {
    if (value === undefined || value === '') return t('log.none');
    if ('limit' in change) return amountOf(change.limit, value);
    switch (change.about) {
      case 'closing': {
        const [state, until] = value.split(' ');
        // @texts log.state.* — the states of the contract
        const name = t(`log.state.${state}`);
        return until ? t('log.until', { state: name, when: formatDateTime(until) }) : name;
      }
      case 'contact':
        // @texts log.way.* — the ways of the contract
        return value
          .split(' ')
          .map((way) => t(`log.way.${way}`))
          .join(', ');
      case 'identity':
        // @texts log.identity.* — the states of the contract
        return t(`log.identity.${value}`);
      case 'reality':
        return Number(value) === 0 ? t('log.off') : durationText(Number(value));
      case 'review':
        return monthsText(Number(value));
      default:
        return value;
    }
  };
}
