import { endToEndTimes, sumOfBrowsers } from './times';

const times = {
  files: [{ file: 'journeys/login.spec.ts', seconds: 12.3 }],
  browserStarts: { count: 2, seconds: 0.75 },
  pageLoads: { count: 812, seconds: 644.25 },
};

it('reads what the end-to-end tests leave, and nothing else', () => {
  expect(endToEndTimes(JSON.stringify(times))).toEqual(times);
  expect(() => endToEndTimes('{"files":[]}')).toThrow();
});

it('adds up what several runs did with browsers', () => {
  expect(sumOfBrowsers([times, times])).toEqual({
    browserStarts: { count: 4, seconds: 1.5 },
    pageLoads: { count: 1624, seconds: 1288.5 },
  });
});
