import type { Mission, MissionState } from '@site/contracts/areas/missions';
import { toInstant } from '../../core/clock';
import { type Language, textIn } from '../../core/language';
import { formatMoney } from '../../core/money';
import type { Standing } from './standing';
import type { MissionKind } from './tables';

const OF_MONEY: ReadonlySet<MissionKind> = new Set(['BETS', 'DEPOSIT_SUM']);
/** Minor units of a whole one, in which progress is shown. */
const WHOLE = 100n;

const stateOf = ({ reward }: Standing): MissionState =>
  reward ? (reward.status === 'CLAIMED' ? 'CLAIMED' : 'CLAIMABLE') : 'OPEN';

/** A mission as its member is shown it. Of money whole units are shown, rounded down: a target looks met when it is. */
export function missionView(standing: Standing, language: Language): Mission {
  const { mission, window, progress } = standing;
  const isMoney = OF_MONEY.has(mission.kind);
  const shown = (count: bigint) => Number(isMoney ? count / WHOLE : count);
  return {
    id: mission.id,
    title: textIn(mission.title, language),
    description: textIn(mission.description, language),
    target: Math.max(shown(mission.target), 1),
    progress: shown(progress),
    unit: isMoney ? 'MONEY' : 'TIMES',
    reward: formatMoney(mission.reward),
    state: stateOf(standing),
    ...(window.end && { endsAt: toInstant(window.end) }),
  };
}

const ORDER: Record<MissionState, number> = { CLAIMABLE: 0, OPEN: 1, CLAIMED: 2 };

/** What may be claimed first, then what is open, then what is claimed; each in the merchant's order. */
export const inOrder = (list: readonly Mission[]): Mission[] =>
  list.toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
