import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const FILE = path.join(import.meta.dirname, '../results/times.json');
const TESTS = path.join(import.meta.dirname, '..');

/** Playwright's names of the steps that start a browser and load a page. */
const BROWSER_START = /^Launch browser$/;
const PAGE_LOAD = /^(?:Navigate|Reload)\b/;

/** How often something was done, and how long it took in all. */
class Sum {
  count = 0;
  seconds = 0;

  add(milliseconds: number): void {
    this.count += 1;
    this.seconds += milliseconds / 1000;
  }
}

/** Leaves where the time of a run went in `results/times.json`; `npm test` shows it. */
export default class TimesReporter implements Reporter {
  readonly #files = new Map<string, Sum>();
  readonly #browserStarts = new Sum();
  readonly #pageLoads = new Sum();

  onStepEnd(_test: TestCase, _result: TestResult, { category, title, duration }: TestStep): void {
    if (category !== 'pw:api') return;
    if (BROWSER_START.test(title)) this.#browserStarts.add(duration);
    if (PAGE_LOAD.test(title)) this.#pageLoads.add(duration);
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = path.relative(TESTS, location.file);
    const sum = this.#files.get(file) ?? new Sum();
    sum.add(duration);
    this.#files.set(file, sum);
  }

  onEnd(): void {
    const files = [...this.#files].map(([file, { seconds }]) => ({ file, seconds }));
    const times = { files, browserStarts: this.#browserStarts, pageLoads: this.#pageLoads };
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(times)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
