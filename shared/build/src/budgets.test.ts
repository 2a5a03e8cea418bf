import { budgetFaults, ceilingOf } from './budgets';

const exposes = ['./GamePage'];

it('takes budgets of what there is, up to the ceilings @FD-078', () => {
  expect(budgetFaults(exposes, {})).toEqual([]);
  expect(budgetFaults(exposes, { entry: ceilingOf('entry'), './GamePage': ceilingOf('./GamePage') })).toEqual(
    [],
  );
});

it.each([
  [
    'a module that is not there',
    { './Games': 1000 },
    'budgets../Games: is none of entry, firstView, ./GamePage',
  ],
  ['no number', { entry: 0.5 }, 'budgets.entry: 0.5 is no number of bytes'],
  ['more than the entry’s ceiling', { entry: 35_001 }, 'budgets.entry: 35001 is above the ceiling of 35000'],
  ['more than the ceiling of first views', { firstView: 250_001 }, '250001 is above the ceiling of 250000'],
  ['more than a module’s ceiling', { './GamePage': 60_001 }, '60001 is above the ceiling of 60000'],
])('refuses a budget of %s @FD-078', (_what, budgets, words) => {
  expect(budgetFaults(exposes, budgets)).toEqual([expect.stringContaining(words)]);
});
