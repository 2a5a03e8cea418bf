import { greetingAt } from './index';

it.each([
  ['morning', [0, 5, 10]],
  ['earlyAfternoon', [11, 14]],
  ['lateAfternoon', [15, 18]],
  ['evening', [19, 23]],
] as const)('says good %s at its hours @AG-002', (greeting, hours) => {
  expect(hours.map(greetingAt)).toEqual(hours.map(() => greeting));
});
