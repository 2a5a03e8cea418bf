import type { ContractTerm } from '@site/contracts/areas/agentContracts';
import { Refusal } from '../../../core/http/refusal';
import { parseMoney } from '../../../core/money';

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000n;

/** `"0.08"` → `8n`: rates have two decimals as money has. */
const hundredths = ({ rate }: Pick<ContractTerm, 'rate'>): bigint => parseMoney(rate);

/** The highest rate of a contract, in hundredths of a per cent: that of its last step, since rates rise. */
export function highestRate(terms: readonly ContractTerm[]): bigint {
  const last = terms.at(-1);
  return last ? hundredths(last) : 0n;
}

const rises = (before: ContractTerm, term: ContractTerm): boolean =>
  parseMoney(term.turnover) > parseMoney(before.turnover) &&
  hundredths(term) > hundredths(before) &&
  term.activeMembers >= before.activeMembers;

const isStep = (term: ContractTerm): boolean => parseMoney(term.turnover) >= 0n && hundredths(term) > 0n;

/**
 * Throws unless turnover and rate rise from step to step, active members do not fall, and no rate is over `most`.
 *
 * @param most In hundredths of a per cent; none for the house.
 * @throws Refusal contract.terms.invalid with the first step that is wrong, counted from 1.
 */
export function checkTerms(terms: readonly ContractTerm[], most?: bigint): void {
  const wrong = terms.findIndex((term, index) => {
    const before = terms[index - 1];
    return (
      !isStep(term) ||
      (before !== undefined && !rises(before, term)) ||
      (most !== undefined && hundredths(term) > most)
    );
  });
  if (wrong !== -1) throw new Refusal('contract.terms.invalid', { value: { step: wrong + 1 } });
}

/** What a team has come to: turnover, or of a dividend profit, in minor units, and who of it has bet. */
export interface Reached {
  readonly turnover: bigint;
  readonly activeMembers: number;
}

/** The highest step whose two figures are reached, counted from 1; 0 is none. */
export const stepReached = (terms: readonly ContractTerm[], { turnover, activeMembers }: Reached): number =>
  terms.findLastIndex(
    (term) => turnover >= parseMoney(term.turnover) && activeMembers >= term.activeMembers,
  ) + 1;

/** What is earned by it: the step's rate of the turnover, rounded down to the minor unit. */
export function earned(
  terms: readonly ContractTerm[],
  reached: Reached,
): { readonly rate: string; readonly amount: bigint } {
  const term = terms[stepReached(terms, reached) - 1];
  return term
    ? { rate: term.rate, amount: (reached.turnover * hundredths(term)) / WHOLE }
    : { rate: '0.00', amount: 0n };
}
