import type { ContractTerm } from '@site/contracts/areas/agentContracts';
import { Rate } from '@site/contracts/areas/rebates';
import { readAmount } from '@site/ui/AmountField';

/** One step as it is typed. */
export interface DraftTerm {
  /** Of its row, for as long as it is there. */
  readonly key: number;
  readonly turnover: string;
  readonly members: string;
  readonly rate: string;
}

export type TermField = 'turnover' | 'members' | 'rate';

/** What cannot be read: in which step, counted from 0, and which of its fields. */
interface TermFault {
  readonly step: number;
  readonly field: TermField;
}

export const emptyTerm = (key: number): DraftTerm => ({ key, turnover: '', members: '', rate: '' });

const MEMBERS_MOST = 1_000_000;
const WHOLE = /^(\d+)\.00$/;

/** What was typed as the API writes it: text all the way. Whether steps rise, and how far, the platform decides. */
export function readTerms(
  drafts: readonly DraftTerm[],
): { readonly terms: ContractTerm[] } | { readonly fault: TermFault } {
  const terms: ContractTerm[] = [];
  for (const [step, draft] of drafts.entries()) {
    const turnover = moneyOf(draft.turnover);
    if (turnover === undefined) return { fault: { step, field: 'turnover' } };
    const activeMembers = membersOf(draft.members);
    if (activeMembers === undefined) return { fault: { step, field: 'members' } };
    const rate = moneyOf(draft.rate.replace(/\s*%\s*$/, ''));
    if (rate === undefined || !Rate.safeParse(rate).success) return { fault: { step, field: 'rate' } };
    terms.push({ turnover, activeMembers, rate });
  }
  return { terms };
}

function moneyOf(text: string): string | undefined {
  const read = readAmount(text);
  return read.ok ? read.money : undefined;
}

/** A count may be typed with commas, as an amount may. */
function membersOf(text: string): number | undefined {
  const [, digits] = WHOLE.exec(moneyOf(text) ?? '') ?? [];
  const count = digits === undefined ? Number.NaN : Number(digits);
  return count <= MEMBERS_MOST ? count : undefined;
}
