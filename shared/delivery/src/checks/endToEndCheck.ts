import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../processes/run';
import type { Check } from './check';
import { countPlaywright } from './counts';
import { SHORT_LIVED } from './shortLived';
import { endToEndTimes } from './times';
import { withReport } from './withReport';

/** What the reporters of the end-to-end tests leave, in e2e. */
const FAULT_MATRIX = 'results/fault-matrix.md';
const TIMES = 'results/times.json';

/** A run of the end-to-end tests: its name, and the projects of e2e/playwright.config.ts that belong to it. */
export interface EndToEndRun {
  readonly title: string;
  readonly projects: readonly string[];
  /** Set where all tests start sites of their own, from what the run before has left. */
  readonly ownSites?: true;
}

export const END_TO_END_RUNS: readonly EndToEndRun[] = [
  { title: 'end to end', projects: ['audits', 'waiting', 'delivery', 'site'] },
  // Tests that need the machine for themselves, one after another.
  { title: 'end to end, one by one', projects: ['alone'], ownSites: true },
];

/** The table of faults that the last end-to-end run has made; undefined without one. */
export async function faultMatrix(root: string): Promise<string | undefined> {
  return readFile(path.join(root, 'e2e', FAULT_MATRIX), 'utf8').catch(() => undefined);
}

/** Paths of the programs. */
export interface Browsers {
  /** For whatever any browser shows. */
  readonly any: string;
  /** For tests of what only a whole one has: without it they are told that it is missing. */
  readonly whole?: string;
}

/** Port numbers by what listens there. */
type NamedPorts = Readonly<Record<string, number>>;

/** @param ports Of the site that the tests start, and of what they start beside it. */
export function endToEndCheck(
  root: string,
  { title, projects, ownSites }: EndToEndRun,
  browsers: Browsers,
  ports: NamedPorts,
): Check {
  const cwd = path.join(root, 'e2e');
  const timesFile = path.join(cwd, TIMES);
  return {
    title,
    run: async () => {
      // A run that ends before its reporter must not be given the times of the one before.
      await rm(timesFile, { force: true });
      const result = await withReport((report) => {
        const playwright = path.join(cwd, 'node_modules/@playwright/test/cli.js');
        const options = [
          ...projects.map((project) => `--project=${project}`),
          // Every run empties its folder: the traces of one that failed must outlast the next.
          `--output=${path.join(cwd, 'results', title.replaceAll(/\W+/g, '-'))}`,
        ];
        return run(process.execPath, [...SHORT_LIVED, playwright, 'test', ...options], {
          cwd,
          env: {
            ...endToEndEnvironment(browsers, ports),
            ...(ownSites && { E2E_OWN_SITES: '1' }),
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
        });
      }, countPlaywright);
      const text = await readFile(timesFile, 'utf8').catch(() => undefined);
      if (text === undefined) return result;
      const { files, ...browserTimes } = endToEndTimes(text);
      const named = files.map(({ file, seconds }) => ({ file: `e2e/${file}`, seconds }));
      return { ...result, files: named, browsers: browserTimes };
    },
  };
}

/** What e2e reads to know its browsers and its site. */
export function endToEndEnvironment({ any, whole }: Browsers, ports: NamedPorts): Record<string, string> {
  const named = Object.entries(ports).map(([name, port]) => [`E2E_${name}`, String(port)] as const);
  return {
    ...Object.fromEntries(named),
    CHROMIUM_PATH: any,
    ...(whole && { WHOLE_CHROMIUM_PATH: whole }),
  };
}
