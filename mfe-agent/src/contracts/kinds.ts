import type { contractInfo } from '@site/contracts/areas/agent';
import type { ContractKind } from '@site/contracts/areas/agentContracts';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { PATHS } from '@site/contracts/values/paths';

interface KindOfPage {
  readonly path: string;
  /** Of the answer that names the contract of this kind which waits for the caller (AG-027). */
  readonly field: keyof ValueOf<typeof contractInfo>;
}

/** Where each kind of contract has its page. */
export const KINDS = {
  DAILY: { path: PATHS.dailyContract, field: 'dailysalreqtype' },
  HOURLY: { path: PATHS.hourlyContract, field: 'contracthoursalreq' },
  DIVIDEND: { path: PATHS.dividendContract, field: 'divtypecompperiodreq' },
} as const satisfies Record<ContractKind, KindOfPage>;

/** In the order of the tabs. */
export const KIND_NAMES = Object.keys(KINDS) as ContractKind[];

/** Kinds that are paid as salary, day by day or hour by hour. */
export type SalaryKind = Exclude<ContractKind, 'DIVIDEND'>;

export const isSalary = (kind: ContractKind): kind is SalaryKind => kind !== 'DIVIDEND';
