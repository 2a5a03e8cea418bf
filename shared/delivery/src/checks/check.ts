import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../processes/run';
import { Refusal } from '../refusal';
import { rebuildSources } from '../release/release';
import { releasable, type Workspace } from '../workspace/workspace';
import { type Counts, countJest, countPlaywright, NO_TESTS } from './counts';

/** One thing that must hold for the project to be sound. */
export interface Check {
  readonly title: string;
  run(): Promise<CheckResult>;
}

export interface CheckResult extends Counts {
  readonly ok: boolean;
  /** What it wrote; shown when it is not ok. */
  readonly output: string;
}

/** A script of the root package.json, so that what CI checks is what a person types. */
export function scriptCheck(root: string, script: string): Check {
  return {
    title: script,
    run: async () => ({ ...(await run('npm', ['run', '--silent', script], { cwd: root })), ...NO_TESTS }),
  };
}

export function typeChecks(root: string, all: readonly Workspace[]): Check[] {
  return withFile(root, all, 'tsconfig.json').map(({ folder }) => ({
    title: `types ${folder}`,
    run: async () => {
      const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
      const result = await run(process.execPath, [tsc, '--project', 'tsconfig.json'], {
        cwd: path.join(root, folder),
      });
      return { ...result, ...NO_TESTS };
    },
  }));
}

/**
 * The largest first: begun last, it would keep everything waiting while the other cores rest.
 *
 * @param workers How many processes each of these may use.
 */
export function unitChecks(root: string, all: readonly Workspace[], workers: number): Check[] {
  const testFiles = ({ folder }: Workspace) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true }).filter((file) =>
      /\.test\.tsx?$/.test(String(file)),
    );
  const largestFirst = withFile(root, all, 'jest.config.mjs')
    .map((workspace) => ({ workspace, size: testFiles(workspace).length }))
    .sort((one, other) => other.size - one.size);
  return largestFirst.map(({ workspace: { folder } }) => ({
    title: `unit ${folder}`,
    run: () =>
      withReport(async (report) => {
        const cwd = path.join(root, folder);
        const jest = path.join(cwd, 'node_modules/jest/bin/jest.js');
        const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${workers}`, '--passWithNoTests'];
        // The report is in the file; without this it is written to the output as well.
        return run(process.execPath, [jest, '--ci', ...options], { cwd });
      }, countJest),
  }));
}

/** Builds from nothing, and with the exposes checked against the contract. */
export function buildChecks(root: string, all: readonly Workspace[]): Check[] {
  return releasable(all).map((workspace) => ({
    title: `build ${workspace.folder}`,
    run: async () => {
      try {
        await rebuildSources(root, workspace, all);
        return { ok: true, output: '', ...NO_TESTS };
      } catch (error) {
        if (error instanceof Refusal) return { ok: false, output: error.message, ...NO_TESTS };
        throw error;
      }
    },
  }));
}

const FAULT_MATRIX_REPORTER = './support/faultMatrixReporter.ts';
/** What the reporter leaves, in e2e. */
const FAULT_MATRIX = 'results/fault-matrix.md';

/** The table of faults that the last end-to-end run has made; undefined without one. */
export async function faultMatrix(root: string): Promise<string | undefined> {
  return readFile(path.join(root, 'e2e', FAULT_MATRIX), 'utf8').catch(() => undefined);
}

/** Port numbers by what listens there. */
type NamedPorts = Readonly<Record<string, number>>;

/** @param ports Of the site that the tests start, and of what they start beside it. */
export function endToEndCheck(root: string, browser: string, ports: NamedPorts): Check {
  return {
    title: 'end to end',
    run: () =>
      withReport(async (report) => {
        const cwd = path.join(root, 'e2e');
        const playwright = path.join(cwd, 'node_modules/@playwright/test/cli.js');
        return run(process.execPath, [playwright, 'test', `--reporter=list,json,${FAULT_MATRIX_REPORTER}`], {
          cwd,
          env: { ...endToEndEnvironment(browser, ports), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        });
      }, countPlaywright),
  };
}

/** What e2e reads to know its browser and its site. */
export function endToEndEnvironment(browser: string, ports: NamedPorts): Record<string, string> {
  const named = Object.entries(ports).map(([name, port]) => [`E2E_${name}`, String(port)] as const);
  return { ...Object.fromEntries(named), CHROMIUM_PATH: browser };
}

function withFile(root: string, all: readonly Workspace[], file: string): Workspace[] {
  return all.filter(({ folder }) => existsSync(path.join(root, folder, file)));
}

/** Runs a test tool that writes a report. A tool that wrote none counts as one failure. */
async function withReport(
  runTests: (reportFile: string) => Promise<{ ok: boolean; output: string }>,
  count: (report: unknown) => Counts,
): Promise<CheckResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  const report = path.join(folder, 'report.json');
  try {
    const { ok, output } = await runTests(report);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    if (text === undefined) return { ok, output, passed: 0, failed: ok ? 0 : 1 };
    const counts = count(JSON.parse(text));
    return { ok: ok && counts.failed === 0, output, ...counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
