import { CareSettings } from '@site/contracts/areas/care';
import { Money } from '@site/contracts/values/values';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../db/client';
import { DEFAULT_MARKS, MarkSettings } from './markSettings';
import { careSettings } from './tables';

/** What the platform holds a merchant's players to: what a site may read, and what it need not. */
const MerchantCare = z.extend(CareSettings, {
  /** The most that one game cycle may stake, whoever plays. */
  maxStake: z.optional(Money),
  /** The same by age: each holds up to and with the years that it names. */
  stakes: z.array(z.object({ untilAge: z.int().check(z.gte(0)), max: Money })),
  /** What becomes of an account whose payee name alone is that of somebody excluded (decision 126). */
  payeeMatch: z.enum(['refuse', 'review']),
  marks: MarkSettings,
});
export type MerchantCare = z.infer<typeof MerchantCare>;

/** What a merchant has said; the rest is as by default. */
export type OwnCareSettings = Partial<Omit<MerchantCare, 'marks'>> & {
  readonly marks?: Partial<MarkSettings>;
};

const ALL_PERIODS: MerchantCare['limits'][number]['periods'] = ['DAY', 'WEEK', 'MONTH'];

/** A limit of time is long enough to play at all, and lets a day be one. */
const MINUTES = { min: '10', max: '1440' } as const;

/** Those of docs/requirements/responsible-play.md. */
const DEFAULTS: MerchantCare = {
  limits: [
    { kind: 'DEPOSIT', periods: ALL_PERIODS },
    { kind: 'LOSS', periods: ALL_PERIODS },
    { kind: 'STAKE', periods: [] },
    { kind: 'STRETCH_TIME', periods: [], ...MINUTES },
    { kind: 'DAY_TIME', periods: [], ...MINUTES },
  ],
  coolingHours: 24,
  raiseAfterPeriod: false,
  confirmDays: 7,
  limitRequired: false,
  reality: { choices: [15, 30, 60, 0], required: false, blocks: false },
  breakMinutes: 15,
  timeouts: ['H24', 'H48', 'D7', 'D30'],
  exclusions: ['M6', 'Y1', 'Y2', 'Y5'],
  pace: { slotsMs: 2_500, othersMs: 5_000 },
  oneSlot: true,
  autoplay: false,
  verifyBefore: 'NEVER',
  creditCards: false,
  playerTransfers: true,
  reviewMonths: 6,
  stakes: [],
  payeeMatch: 'refuse',
  marks: DEFAULT_MARKS,
};

/**
 * The settings of a merchant.
 *
 * @param own Its row's; none for a merchant that has said nothing. Members are asked to look at their limits at every
 * merchant (PL-012): 0 months is as by default, and never "not at all".
 * @throws An error of zod when the row holds what no setting is: nothing is played by rules that nobody wrote (PL-048).
 */
export const settingsWith = (own: OwnCareSettings | null | undefined): MerchantCare =>
  own
    ? MerchantCare.parse({
        ...DEFAULTS,
        ...own,
        reviewMonths: own.reviewMonths || DEFAULTS.reviewMonths,
        marks: { ...DEFAULT_MARKS, ...own.marks },
      })
    : DEFAULTS;

/** The settings of a merchant, by its code. */
export async function settingsOf(db: Database, merchant: string): Promise<MerchantCare> {
  const [row] = await db.select().from(careSettings).where(eq(careSettings.merchant, merchant));
  return settingsWith(row?.settings);
}

/** What of the settings a site may read. */
export const publicSettings = (settings: MerchantCare): CareSettings => CareSettings.parse(settings);
