import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Day, Id, Money, Nothing, PageNumber } from '../values/values';

/** The four counters of an agent's team; each is 0 when the platform leaves it out (AG-005). */
const counter = z._default(z.int().check(z.gte(0)), 0);
export const TeamFooter = z.object({
  teamLoginMemberCount: counter,
  teamBetMemberCount: counter,
  teamRegisterMemberCount: counter,
  teamOnlineCount: counter,
});
export type TeamFooter = z.infer<typeof TeamFooter>;

export const KpiRow = z.object({
  date: Day,
  login: z.int(),
  bet: z.int(),
  register: z.int(),
  deposit: Money,
  withdraw: Money,
});
export type KpiRow = z.infer<typeof KpiRow>;

/** Page size 0 asks for the footer alone. */
export const FOOTER_ONLY = 0;

/** PT: figures of a team between two days of the merchant, both included (docs/calls.md, "Pages"). */
export const teamPageRequest = {
  startDate: Day,
  endDate: Day,
  page: z.optional(PageNumber),
  size: z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(100)),
};

/** The four counters of home, for AGEINFO3; the overview of a team, for AGEPAG, which has the last two fields too. */
export const teamKpi = endpoint({
  method: 'GET',
  path: '/wps/agent/kpi/A',
  module: 'AGEINFO3',
  modules: ['AGEINFO3', 'AGEPAG'],
  who: 'agent',
  request: z.object(teamPageRequest),
  value: z.object({
    list: z.array(KpiRow),
    footer: TeamFooter,
    totalPages: z.int(),
    /** Over the whole range. */
    sum: z.optional(z.object({ deposit: Money, withdraw: Money })),
    /** Each day of the range, from the first on. */
    byDay: z.optional(z.array(z.object({ date: Day, deposit: Money, withdraw: Money }))),
  }),
});

/** Each field: empty, or the id of the contract that waits for a signature. */
const waiting = z.union([z.literal(''), Id]);

export const contractInfo = endpoint({
  method: 'GET',
  path: '/wps/agent/contract/info',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: z.object({ dailysalreqtype: waiting, divtypecompperiodreq: waiting, contracthoursalreq: waiting }),
});
