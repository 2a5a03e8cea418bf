import { figuresSearch, readFigures } from '../figuresState';
import { barsOf } from './barsOf';
import { pathMeanwhile } from './usePath';

const TODAY = '2026-11-20';

it.each([
  ['', { account: undefined, range: '7days', category: undefined }],
  ['?account=pim_22&range=today&category=LIVE', { account: 'pim_22', range: 'today', category: 'LIVE' }],
  [
    '?account=%E0%B8%81%20%26&from=2026-11-01&to=2026-11-03',
    { account: 'ก &', range: { startDate: '2026-11-01', endDate: '2026-11-03' }, category: undefined },
  ],
])('reads back from %j what was written there', (search, state) => {
  expect(readFigures(new URLSearchParams(search), TODAY)).toEqual(state);
  expect(readFigures(new URLSearchParams(figuresSearch(state as never)), TODAY)).toEqual(state);
});

it('takes what it does not understand for not given', () => {
  const state = readFigures(new URLSearchParams('?account=%20&range=never&category=POKER'), TODAY);
  expect(state).toEqual({ account: undefined, range: '7days', category: undefined });
});

const KNOWN = ['agent01', 'pim_22', 'boss2k'];

it.each([
  [undefined, ['agent01']],
  ['pim_22', ['agent01', 'pim_22']],
  ['PIM_22', ['agent01', 'pim_22']],
  ['mint.m', [...KNOWN, 'mint.m']],
])('knows the way to %s before the platform has said it', (account, path) => {
  expect(pathMeanwhile(KNOWN, account)).toEqual(path);
});

const row = (amount: string) => ({ id: amount, name: amount, amount });

it('draws gains to the right of the middle and losses to its left, on one scale', () => {
  const bars = barsOf(['200.00', '-400.00', '0.00', '0.01'].map(row), true);
  expect(bars.map(({ from, width }) => [from, width])).toEqual([
    [50, 25],
    [0, 50],
    [50, 0],
    [50, 0.5],
  ]);
});

it('draws amounts from the left where none is a loss', () => {
  expect(barsOf(['200.00', '50.00'].map(row), false).map(({ from, width }) => [from, width])).toEqual([
    [0, 100],
    [0, 25],
  ]);
});
