import {
  HEALTH_MINUTES_PATH,
  HEALTH_TIME_PATH,
  type HealthMinute,
  HealthMinutes,
  HealthTime,
} from '@site/contracts/federation/health';
import type * as z from 'zod/mini';
import { askSource } from './askSource';
import { type HealthQuery, type HealthSource, SourceUnknown } from './HealthSource';

const MINUTE_MS = 60_000;

/** A platform whose rows are asked for, and what it knows the caller by. */
export interface PlatformOfFigures {
  readonly url: string;
  /** Its HEALTH_TOKEN. */
  readonly token: string;
  /** Its HEALTH_MINUTE_MS, for tests. */
  readonly minuteMs?: number;
}

/** The figures that the platform keeps (docs/calls.md, "Figures of releases"): the source without further servers. */
export function platformSource({ url, token, minuteMs = MINUTE_MS }: PlatformOfFigures): HealthSource {
  const ask = <S extends z.ZodMiniType>(path: string, schema: S) =>
    askSource('The platform', new URL(path, url), schema, { Authorization: `Bearer ${token}` });
  const time = () => ask(HEALTH_TIME_PATH, HealthTime);
  return {
    minuteMs,
    now: async () => new Date((await time()).now),
    closedUntil: async () => new Date((await time()).closedUntil),
    async minutes(query) {
      const rows: HealthMinute[] = [];
      for (let from = query.from; from < query.until; ) {
        const answer = await ask(`${HEALTH_MINUTES_PATH}?${parameters(query, from)}`, HealthMinutes);
        rows.push(...answer.minutes);
        const until = new Date(answer.until);
        if (until <= from) throw new SourceUnknown('The platform gave no end of its rows');
        from = until;
      }
      return rows;
    },
  };
}

function parameters({ until, merchant, remote, release }: HealthQuery, from: Date): URLSearchParams {
  return new URLSearchParams({
    from: from.toISOString(),
    until: until.toISOString(),
    ...(merchant && { merchant }),
    ...(remote && { remote }),
    ...(release && { release }),
  });
}
