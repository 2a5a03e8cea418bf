import { wordsOf } from './useLive';

const of = (kind: 'deployment' | 'log' | 'all') => ({ number: 1, kind });

it.each([
  [[of('deployment')], 'A deployment has gone live.'],
  [
    [of('deployment'), of('deployment'), of('log')],
    '2 deployments have gone live, and the log has a new line.',
  ],
  [[of('log'), of('log')], 'The log has 2 new lines.'],
  [[of('all')], 'Something has changed.'],
])('tells what has happened together in one sentence @FD-075', (events, words) => {
  expect(wordsOf(events)).toBe(words);
});
