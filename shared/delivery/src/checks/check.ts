import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run';
import { isRemoteComponent } from '../product/discovery/names';
import { Refusal } from '../refusal';
import { rebuildSources } from '../release/release';
import { releasable, type Workspace } from '../workspace/workspace';
import { type Counts, NO_TESTS } from './counts';
import type { TestedWorkspace } from './jestReport';
import type { BrowserTimes, TimedFile } from './times';

/** One thing that must hold for the project to be sound. */
export interface Check {
  readonly title: string;
  run(): Promise<CheckResult>;
}

export interface CheckResult extends Counts {
  readonly ok: boolean;
  /** What it wrote; shown when it is not ok. */
  readonly output: string;
  /** The test files that it ran. */
  readonly files?: readonly TimedFile[];
  /** Its tests by workspace, where it ran those of several. */
  readonly workspaces?: readonly TestedWorkspace[];
  /** What it did with browsers. */
  readonly browsers?: BrowserTimes;
}

/** A script of the root package.json, so that what CI checks is what a person types. */
export function scriptCheck(root: string, script: string): Check {
  return {
    title: script,
    run: async () => ({ ...(await run('npm', ['run', '--silent', script], { cwd: root })), ...NO_TESTS }),
  };
}

/** The types of each workspace but the remotes, whose builds check them. */
export function typeChecks(root: string, all: readonly Workspace[]): Check[] {
  const typed = all.filter(
    ({ folder }) => !isRemoteComponent(folder) && existsSync(path.join(root, folder, 'tsconfig.json')),
  );
  return typed.map(({ folder }) => ({
    title: `types ${folder}`,
    run: async () => {
      const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
      const result = await run(process.execPath, [tsc, '--project', 'tsconfig.json', '--checkers', '1'], {
        cwd: path.join(root, folder),
      });
      return { ...result, ...NO_TESTS };
    },
  }));
}

/** Builds from nothing; for a remote, with its exposes checked against the contract and the types of all its files. */
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
