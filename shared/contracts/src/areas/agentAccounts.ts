import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { Id, Instant, Nothing, Password, Text, Url, Username } from '../values/values';
import { GivenRates, Rate, Rebate } from './rebates';
import { Downline } from './team';

/** Of those whom an agent adds to the team: 0 plays, 1 has a team as well. */
export const NewDownlineType = z.union([z.literal(0), z.literal(1)]);
export type NewDownlineType = z.infer<typeof NewDownlineType>;

/** What may be given to a new account, by category: `rate` is what the page proposes. */
export const newDownlineRebates = endpoint({
  method: 'GET',
  path: '/wps/agent/register/rebateSettings',
  module: 'DOWNMAN',
  who: 'agent',
  request: Nothing,
  value: listOf(Rebate),
});

/**
 * So many direct downlines may have this rate as the highest of theirs, whatever its category. Of a rate between two
 * quotas the lower one counts; below the lowest there is no bound.
 */
export const RebateQuota = z.object({
  rate: Rate,
  total: z.int().check(z.gte(0)),
  used: z.int().check(z.gte(0)),
});
export type RebateQuota = z.infer<typeof RebateQuota>;

/** In `value` of `quota.exceeded`: the rate of the quota that has no place left. */
export const UsedUpQuota = z.pick(RebateQuota, { rate: true });

/** The highest rate first; empty where there is no bound. */
export const newDownlineQuotas = endpoint({
  method: 'GET',
  path: '/wps/agent/register/quotas',
  module: 'DOWNMAN',
  who: 'agent',
  request: Nothing,
  value: listOf(RebateQuota),
});

/** Opens an account in the caller's team, with the password that it begins with. */
export const openDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/register/downline',
  module: 'DOWNMAN',
  who: 'agent',
  request: z.object({
    username: Username,
    password: Password,
    type: NewDownlineType,
    rebates: GivenRates,
  }),
  value: Downline,
  encrypted: true,
});

/** What a link may say of where it is put up, in characters. */
export const CHANNEL_MOST = 40;

/** A link that registers into the caller's team. */
export const AffiliateUrl = z.object({
  id: Id,
  code: Id,
  url: Url,
  type: NewDownlineType,
  rebates: GivenRates,
  channel: z.optional(Text),
  /** How many have registered by it. */
  registered: z.int().check(z.gte(0)),
  createdAt: Instant,
  /** From then on nobody registers by it. */
  expiresAt: z.optional(Instant),
});
export type AffiliateUrl = z.infer<typeof AffiliateUrl>;

/** The newest first; `most`: how many there may be. */
export const affiliateUrls = endpoint({
  method: 'GET',
  path: '/wps/agent/register/affiliateUrls',
  module: 'AFFMAN3',
  who: 'agent',
  request: Nothing,
  value: z.extend(listOf(AffiliateUrl), { most: z.int() }),
});

export const createAffiliateUrl = endpoint({
  method: 'POST',
  path: '/wps/agent/register/affiliateUrls',
  module: 'AFFMAN3',
  who: 'agent',
  request: z.object({
    type: NewDownlineType,
    rebates: GivenRates,
    channel: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHANNEL_MOST))),
    expiresAt: z.optional(Instant),
  }),
  value: AffiliateUrl,
});

export const deleteAffiliateUrl = endpoint({
  method: 'DELETE',
  path: '/wps/agent/register/affiliateUrls',
  module: 'AFFMAN3',
  who: 'agent',
  request: z.object({ id: Id }),
  value: Nothing,
});
