import path from 'node:path';
import { run } from '../processes/run';
import { Refusal } from '../refusal';

const SHOWN_LINES_OF_A_FAILURE = 40;

export interface BuildOptions {
  readonly root: string;
  readonly component: string;
  readonly release: string;
  /** The caller has checked types already, or will. */
  readonly skipTypes: boolean;
}

/** Where a workspace's build leaves its files. */
export function buildFolder(root: string, component: string): string {
  return path.join(root, component, 'dist');
}

/**
 * Builds a workspace for release.
 *
 * @throws Refusal with the end of what the build said.
 */
export async function build({ root, component, release, skipTypes }: BuildOptions): Promise<void> {
  const cwd = path.join(root, component);
  const webpack = path.join(cwd, 'node_modules/webpack/bin/webpack.js');
  const { ok, output } = await run(process.execPath, [webpack], {
    cwd,
    env: { NODE_ENV: 'production', SITE_RELEASE: release, ...(skipTypes && { SITE_SKIP_TYPES: '1' }) },
  });
  if (ok) return;
  const tail = output.trim().split('\n').slice(-SHOWN_LINES_OF_A_FAILURE).join('\n');
  throw new Refusal(`${component} did not build:\n${tail}`);
}
