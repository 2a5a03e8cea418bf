import path from 'node:path';
import { run } from '../processes/run';
import { Refusal } from '../refusal';

const SHOWN_LINES_OF_A_FAILURE = 40;

/** How a build is told. */
const CHECKED_TYPES = { exposes: {}, all: { SITE_ALL_TYPES: '1' } };

export interface BuildOptions {
  readonly root: string;
  readonly component: string;
  readonly release: string;
  /** Which types are checked: those of what is exposed, or those of every file. */
  readonly types: keyof typeof CHECKED_TYPES;
  /** Whether source maps are left beside what is released. */
  readonly maps?: boolean;
  /** Whether it lets everything else of this machine go first. */
  readonly calm?: boolean;
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
export async function build(options: BuildOptions): Promise<void> {
  const { root, component, release, types, maps = false, calm = false } = options;
  const cwd = path.join(root, component);
  const webpack = path.join(cwd, 'node_modules/webpack/bin/webpack.js');
  const { ok, output } = await run(process.execPath, [webpack], {
    cwd,
    calm,
    env: {
      NODE_ENV: 'production',
      SITE_RELEASE: release,
      ...CHECKED_TYPES[types],
      ...(!maps && { SITE_SKIP_MAPS: '1' }),
    },
  });
  if (ok) return;
  const tail = output.trim().split('\n').slice(-SHOWN_LINES_OF_A_FAILURE).join('\n');
  throw new Refusal(`${component} did not build:\n${tail}`);
}
