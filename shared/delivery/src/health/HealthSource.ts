import type { HealthMinute } from '@site/contracts/federation/health';

/** Which rows are asked for; of every merchant, remote and release where none is named. */
export interface HealthQuery {
  /** The first minute. */
  readonly from: Date;
  /** The first minute that is not asked for any more. */
  readonly until: Date;
  readonly merchant?: string;
  /** `mfe_games`, or `host`. */
  readonly remote?: string;
  readonly release?: string;
}

/**
 * Where the figures of a site come from (FD-048). Time is the source's: whoever decides by its figures decides by its
 * clock, too (FD-064). Each method throws SourceUnknown when the source does not answer, or with something else than
 * figures: health is unknown then, which is not the same as healthy (FD-053).
 */
export interface HealthSource {
  /** Length of a minute in ms: 60,000, save where tests have shorter ones. */
  readonly minuteMs: number;
  /** What time it is by the source's clock. */
  now(): Promise<Date>;
  /** The beginning of the first minute that is not closed; rows of all before it never change. */
  closedUntil(): Promise<Date>;
  /** The rows of closed minutes that begin within [from, until), by minute. A minute without any load or view has none. */
  minutes(query: HealthQuery): Promise<readonly HealthMinute[]>;
}

/** A source that said nothing, or nothing that can be read. The message names it, and never holds a token. */
export class SourceUnknown extends Error {
  override readonly name = 'SourceUnknown';
}
