import path from 'node:path';
import * as z from 'zod/mini';
import type { Workspace } from '../workspace/workspace';
import type { Counts } from './counts';
import type { TimedFile } from './times';

const MILLISECONDS = 1000;

const JestFiles = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** A test file that has run. */
export type TestedFile = TimedFile & Counts;

/** What a workspace's test files came to. Several run at once, so their time together is more than a clock's. */
export interface TestedWorkspace extends Counts {
  readonly folder: string;
  readonly seconds: number;
}

/** @param root The project's folder, from which files are named. */
export function testedFiles(report: unknown, root: string): TestedFile[] {
  return JestFiles.parse(report).testResults.map((file) => {
    const having = (status: string) => file.assertionResults.filter((test) => test.status === status).length;
    const failed = having('failed');
    return {
      file: path.relative(root, file.name).split(path.sep).join('/'),
      seconds: (file.endTime - file.startTime) / MILLISECONDS,
      passed: having('passed'),
      // One that could not be run is a failure without any test.
      failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    };
  });
}

/** Sums by workspace, of those that have tests. */
export function testedWorkspaces(files: readonly TestedFile[], all: readonly Workspace[]): TestedWorkspace[] {
  const tested: TestedWorkspace[] = [];
  for (const { folder } of all) {
    const own = files.filter(({ file }) => file.startsWith(`${folder}/`));
    if (own.length === 0) continue;
    const total = (key: 'passed' | 'failed' | 'seconds') => own.reduce((sum, file) => sum + file[key], 0);
    tested.push({ folder, passed: total('passed'), failed: total('failed'), seconds: total('seconds') });
  }
  return tested;
}
