import type { CareLogEntry, LimitKind, LimitPeriod } from '@site/contracts/areas/care';
import type { WhichLimit } from '../limits/whichLimit';

/** What an entry of the log is about; `other` is what this page does not know yet. */
export type Change =
  | { readonly about: 'limit' | 'raise' | 'raiseOff'; readonly limit: WhichLimit }
  | {
      readonly about:
        | 'closing'
        | 'contact'
        | 'identity'
        | 'reality'
        | 'review'
        | 'declined'
        | 'offersStopped'
        | 'other';
    };

/** The platform names a limit by its kind and period: `LIMIT_DEPOSIT_DAY`, `RAISE_OFF_STAKE`. */
const OF_LIMIT =
  /^(?<way>LIMIT|RAISE|RAISE_OFF)_(?<kind>DEPOSIT|LOSS|STAKE|STRETCH_TIME|DAY_TIME)(?:_(?<period>DAY|WEEK|MONTH))?$/;

const WAYS = { LIMIT: 'limit', RAISE: 'raise', RAISE_OFF: 'raiseOff' } as const;

const OTHERS = {
  CLOSING: 'closing',
  CONTACT: 'contact',
  IDENTITY: 'identity',
  REALITY: 'reality',
  REVIEW: 'review',
  LIMITS_DECLINED: 'declined',
  OFFERS_STOPPED: 'offersStopped',
} as const;

/** Reads what an entry of the log is about. */
export function changeOf({ what }: Pick<CareLogEntry, 'what'>): Change {
  const parts = OF_LIMIT.exec(what)?.groups;
  if (parts) {
    const { way, kind, period } = parts as { way: keyof typeof WAYS; kind: LimitKind; period?: LimitPeriod };
    return { about: WAYS[way], limit: { kind, period } };
  }
  return { about: Object.hasOwn(OTHERS, what) ? OTHERS[what as keyof typeof OTHERS] : 'other' };
}
