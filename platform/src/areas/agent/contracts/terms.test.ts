import { Refusal } from '../../../core/http/refusal';
import { checkTerms, earned, highestRate, stepReached } from './terms';
import { step } from './testing';

const TERMS = [step('1000.00', 3, '0.50'), step('5000.00', 3, '0.80'), step('20000.00', 20, '1.20')];

const wrongStep = (terms: Parameters<typeof checkTerms>[0], most?: bigint) => {
  try {
    checkTerms(terms, most);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, error.details.value?.step];
  }
  return undefined;
};

it('takes steps whose turnover and rate rise and whose members do not fall @RP-044', () => {
  expect(wrongStep(TERMS)).toBeUndefined();
  expect(wrongStep([step('0.00', 0, '0.01')])).toBeUndefined();
});

it.each([
  ['a turnover that stays', [step('100.00', 1, '0.10'), step('100.00', 1, '0.20')], 2],
  ['a rate that stays', [step('100.00', 1, '0.10'), step('200.00', 1, '0.10')], 2],
  ['a turnover that falls later', [...TERMS, step('19999.99', 20, '1.30')], 4],
  ['members that fall', [step('100.00', 5, '0.10'), step('200.00', 4, '0.20')], 2],
  ['a rate of nothing', [step('100.00', 1, '0.00')], 1],
  ['a turnover below zero', [step('-1.00', 1, '0.10')], 1],
])('refuses %s, and says which step it is', (_what, terms, wrong) => {
  expect(wrongStep(terms)).toEqual(['contract.terms.invalid', wrong]);
});

it('refuses the first step that is over what may be given on', () => {
  expect(wrongStep(TERMS, highestRate(TERMS))).toBeUndefined();
  expect(wrongStep(TERMS, 119n)).toEqual(['contract.terms.invalid', 3]);
  expect(wrongStep(TERMS, 0n)).toEqual(['contract.terms.invalid', 1]);
});

it('counts the highest step of which both figures are reached', () => {
  const at = (turnover: bigint, activeMembers: number) => stepReached(TERMS, { turnover, activeMembers });
  expect([at(99_999n, 50), at(100_000n, 2), at(100_000n, 3), at(3_000_000n, 19), at(2_000_000n, 20)]).toEqual(
    [0, 0, 1, 2, 3],
  );
});

it('earns the step’s rate of all of the turnover, rounded down to the minor unit', () => {
  expect(earned(TERMS, { turnover: 100_199n, activeMembers: 3 })).toEqual({ rate: '0.50', amount: 500n });
  expect(earned(TERMS, { turnover: 99_999n, activeMembers: 3 })).toEqual({ rate: '0.00', amount: 0n });
  expect(earned([step('0.00', 0, '10.00')], { turnover: -500n, activeMembers: 9 }).amount).toBe(0n);
});
