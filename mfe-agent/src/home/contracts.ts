import type { contractInfo } from '@site/contracts/areas/agent';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { PATHS } from '@site/contracts/values/paths';

/** A contract of a kind waits when its field is not empty (AG-027); in the order of the prompts (AG-025, AG-026). */
export const contractKinds = [
  { field: 'dailysalreqtype', title: 'contract.salary', path: PATHS.dailyContract },
  { field: 'divtypecompperiodreq', title: 'contract.dividend', path: PATHS.dividendContract },
  { field: 'contracthoursalreq', title: 'contract.hourly', path: PATHS.hourlyContract },
] as const satisfies readonly { field: keyof ValueOf<typeof contractInfo>; title: string; path: string }[];

export type ContractField = (typeof contractKinds)[number]['field'];
