import type { HealthMinute } from '@site/contracts/federation/health';
import { type HealthQuery, type HealthSource, SourceUnknown } from '../health/HealthSource';
import { BEGIN, healthMinute, MINUTE_MS, type MinuteOf } from './figures';

/** A minute is closed half a minute after its end. */
const CLOSES_AFTER = 0.5;

/** A source of figures that says what a test puts into it, by a clock that the test sets. */
export interface FakeSource extends HealthSource {
  /** Minutes after BEGIN by its clock. */
  at: number;
  /** Answers nothing. */
  silent: boolean;
  /** What it was asked for. */
  readonly asked: HealthQuery[];
  /** Adds minutes that are all alike, from the one on in which its clock is, and lets them pass. */
  pass(minutes: number, ...each: readonly MinuteOf[]): void;
}

export function fakeSource({ remote = 'mfe_games', merchant = 'aurora' } = {}): FakeSource {
  const rows: HealthMinute[] = [];
  const unlessSilent = <Value>(value: Value) => {
    if (source.silent) throw new SourceUnknown('The source does not answer');
    return value;
  };
  const instant = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE_MS);
  const source: FakeSource = {
    at: 0,
    silent: false,
    asked: [],
    minuteMs: MINUTE_MS,
    now: async () => unlessSilent(instant(source.at)),
    closedUntil: async () => unlessSilent(instant(Math.floor(source.at - CLOSES_AFTER))),
    async minutes(query) {
      source.asked.push(query);
      const [from, until] = [query.from.toISOString(), query.until.toISOString()];
      return unlessSilent(
        rows.filter(
          (row) =>
            row.minute >= from &&
            row.minute < until &&
            (query.merchant ?? row.merchant) === row.merchant &&
            (query.remote ?? row.remote) === row.remote,
        ),
      );
    },
    pass(minutes, ...each) {
      const first = Math.ceil(source.at);
      for (let index = first; index < first + minutes; index += 1)
        rows.push(...each.map((one) => healthMinute(index, one, { remote, merchant })));
      source.at = first + minutes + CLOSES_AFTER;
    },
  };
  return source;
}
