import type { Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';

/** Of tests whose subject is what differs between variants: colours, lengths of texts, what a merchant has. */
const EACH_VARIANT = '@each-variant';

/**
 * Makes each journey in one of the variants that it is written for, the next one perhaps in another: what differs
 * between merchants, languages and themes alone is looked at on each page by the audits. `E2E_VARIANTS=all` makes
 * each in all of them.
 */
export default class VariantsReporter implements Reporter {
  async preprocess({ suite, testRun }: { suite: Suite; testRun: TestRun }): Promise<void> {
    if (process.env.E2E_VARIANTS === 'all') return;
    for (const variants of variantsByJourney(suite)) {
      const kept = variants[turnOf(variants[0]?.title ?? '') % variants.length];
      for (const variant of variants) if (variant !== kept) testRun.exclude(variant);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Tests by what they have in common: their place in a file and their title. */
function variantsByJourney(suite: Suite): Iterable<readonly TestCase[]> {
  const journeys = new Map<string, TestCase[]>();
  for (const test of suite.allTests()) {
    if (test.tags.includes(EACH_VARIANT)) continue;
    const { file, line } = test.location;
    const journey = JSON.stringify([
      test.parent.project()?.name,
      test.repeatEachIndex,
      file,
      line,
      test.title,
    ]);
    journeys.set(journey, [...(journeys.get(journey) ?? []), test]);
  }
  return journeys.values();
}

/** A number that a title always has, and by which titles spread over their variants. */
const turnOf = (title: string) => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
