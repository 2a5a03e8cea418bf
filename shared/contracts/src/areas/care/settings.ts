import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { Id, Nothing } from '../../values/values';

const count = z.int().check(z.gte(0));

export const LimitKind = z.enum(['DEPOSIT', 'LOSS', 'STAKE', 'STRETCH_TIME', 'DAY_TIME']);
export type LimitKind = z.infer<typeof LimitKind>;

/** Calendar ones of the merchant's days; weeks begin on Monday. */
export const LimitPeriod = z.enum(['DAY', 'WEEK', 'MONTH']);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

/** What an identity has to be checked before. */
export const VerifyBefore = z.enum(['PLAY', 'DEPOSIT', 'WITHDRAW', 'NEVER']);
export type VerifyBefore = z.infer<typeof VerifyBefore>;

export const TimeoutLength = z.enum(['H24', 'H48', 'D7', 'D30']);
export type TimeoutLength = z.infer<typeof TimeoutLength>;

export const ExclusionLength = z.enum(['M6', 'Y1', 'Y2', 'Y5']);
export type ExclusionLength = z.infer<typeof ExclusionLength>;

/** Money, or minutes as a text of figures. */
export const LimitValue = z.string().check(z.regex(/^\d{1,15}(\.\d{2})?$/));

/** What a merchant's licence and choice ask for. */
export const CareSettings = z.object({
  limits: z.array(
    z.object({
      kind: LimitKind,
      periods: z.array(LimitPeriod),
      min: z.optional(LimitValue),
      max: z.optional(LimitValue),
    }),
  ),
  coolingHours: count,
  /** A raise also waits for the end of the running period. */
  raiseAfterPeriod: z.boolean(),
  confirmDays: count,
  /** No deposit before a limit is chosen. */
  limitRequired: z.boolean(),
  reality: z.object({ choices: z.array(count), required: z.boolean(), blocks: z.boolean() }),
  breakMinutes: count,
  timeouts: z.array(TimeoutLength),
  exclusions: z.array(ExclusionLength),
  pace: z.object({ slotsMs: count, othersMs: count }),
  oneSlot: z.boolean(),
  autoplay: z.boolean(),
  verifyBefore: VerifyBefore,
  creditCards: z.boolean(),
  playerTransfers: z.boolean(),
  group: z.optional(Id),
  reviewMonths: count,
});
export type CareSettings = z.infer<typeof CareSettings>;

export const careSettings = endpoint({
  method: 'GET',
  path: '/wps/care/settings',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: CareSettings,
  cached: true,
  whileClosed: true,
});
