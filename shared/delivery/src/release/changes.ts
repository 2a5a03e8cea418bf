import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { Refusal } from '../refusal';
import type { Workspace } from '../workspace/workspace';

/**
 * Checks that a version says all that has changed: a changeset that waits, of the workspace itself or of what it is
 * built from, belongs to the next one.
 *
 * @throws Refusal naming the version that comes next.
 */
export async function assertVersioned(root: string, { folder, manifest }: Workspace): Promise<void> {
  if (!existsSync(path.join(root, '.changeset'))) return;
  const { releases } = await getReleasePlan(root);
  const next = releases.find(({ name, type }) => name === manifest.name && type !== 'none');
  if (!next) return;
  throw new Refusal(
    `${folder} has changes that ${manifest.version} does not say: make it ${next.newVersion} by ` +
      'npx changeset version, or name the release by --as.',
  );
}

/** What a version brings, as its CHANGELOG.md says; `undefined` where that says nothing. */
export async function releaseNotes(
  root: string,
  folder: string,
  version: string,
): Promise<string | undefined> {
  const changelog = await readFile(path.join(root, folder, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`));
  return section?.slice(version.length).trim();
}
