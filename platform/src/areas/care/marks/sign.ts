import type { CareNotice } from '@site/contracts/areas/careNotices';
import type { MarkSettings } from '../../../core/care/markSettings';
import type { Database } from '../../../core/db/client';

/** What a mark was seen by. Amounts are money, everything else whole numbers as text. */
export type Facts = CareNotice['facts'];

/** Whose records are looked at, and when. */
export interface SignQuestion {
  readonly db: Database;
  readonly accountId: string;
  /** The merchant's. */
  readonly timeZone: string;
  readonly at: Date;
  readonly settings: MarkSettings;
}

/** Looks for one sign of harm in the platform's records: what it is seen by, or nothing. */
export type Sign = (question: SignQuestion) => Promise<Facts | undefined>;

/** Facts from what their keys are; numbers as text. */
export const factsOf = (facts: Readonly<Record<string, string | number>>): Facts =>
  Object.entries(facts).map(([key, value]) => ({ key, value: String(value) }));
