import * as z from 'zod/mini';

/** How long a test file took. */
export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

/** How often something happened, and how long it took all together. */
export interface Spent {
  readonly count: number;
  readonly seconds: number;
}

/** What the end-to-end tests did with their browsers. */
export interface BrowserTimes {
  readonly browserStarts: Spent;
  readonly pageLoads: Spent;
}

const Spent = z.object({ count: z.number(), seconds: z.number() });

const EndToEndTimes = z.object({
  files: z.array(z.object({ file: z.string(), seconds: z.number() })),
  browserStarts: Spent,
  pageLoads: Spent,
});

export type EndToEndTimes = z.infer<typeof EndToEndTimes>;

/** Reads what the reporter of the end-to-end tests leaves. */
export function endToEndTimes(text: string): EndToEndTimes {
  return EndToEndTimes.parse(JSON.parse(text));
}

export function sumOfBrowsers(times: readonly BrowserTimes[]): BrowserTimes {
  return {
    browserStarts: sumSpent(times.map(({ browserStarts }) => browserStarts)),
    pageLoads: sumSpent(times.map(({ pageLoads }) => pageLoads)),
  };
}

function sumSpent(all: readonly Spent[]): Spent {
  return all.reduce(
    (sum, { count, seconds }) => ({ count: sum.count + count, seconds: sum.seconds + seconds }),
    { count: 0, seconds: 0 },
  );
}
