/** A clock that stands still until a test moves it. */
export interface TestClock {
  (): number;
  advance(milliseconds: number): void;
}

/** Where the clock of each test stands at first, and what the seeded database is dated from. */
export const START = Date.parse('2026-11-20T08:00:00Z');

export function createTestClock(): TestClock {
  let now = START;
  return Object.assign(() => now, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}
