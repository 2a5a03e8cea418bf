import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Budgets } from '@site/build/budgets';
import * as z from 'zod/mini';
import { integrityOf } from '../integrity';
import { parseHostManifest } from '../product/compose/hostManifest';
import { HOST_COMPONENT, HOST_MANIFEST_FILE, REMOTE_MANIFEST_FILE } from '../product/discovery/names';
import type { Files } from '../product/store/Store';
import { Refusal } from '../refusal';
import { checkedRemote } from './checkedRemote';
import { filesUnder } from './filesUnder';

/** Where our builds leave the budgets of their `federation.config.ts`. */
const BUDGETS_FILE = 'site.budgets.json';

/** Source maps and budgets are for those who built; they are not published and not in the manifest. */
const UNPUBLISHED = /^maps\/|\.map$|\.LICENSE\.txt$|^site\.budgets\.json$/;

const Stated = z.object({ budgets: z.record(z.string(), z.int()) });

/** What a build states that its release may weigh (FD-078); nothing where its remote states none. */
export async function readBudgets(folder: string): Promise<Budgets> {
  const text = await readFile(path.join(folder, BUDGETS_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? {} : Stated.parse(JSON.parse(text)).budgets;
}

/**
 * Reads a build for release, and checks that it is whole and what it says it is: the release's id, the contract
 * it meets, and the integrity of every file.
 *
 * @param folder The build's `dist`.
 * @returns The files to publish, manifest included.
 * @throws Refusal naming what is wrong.
 */
export async function readBuild(folder: string, component: string, release: string): Promise<Files> {
  const whose = `${component}@${release}`;
  const manifestFile = component === HOST_COMPONENT ? HOST_MANIFEST_FILE : REMOTE_MANIFEST_FILE;
  const manifest = await readFile(path.join(folder, manifestFile)).catch(() => undefined);
  if (!manifest)
    throw new Refusal(`${whose} is not built: there is no ${manifestFile} in ${component}/dist.`);
  const stated =
    component === HOST_COMPONENT
      ? parseHostManifest(manifest.toString('utf8'), release)
      : checkedRemote(manifest.toString('utf8'), component, release).metaData;
  if (stated.release !== release) throw new Refusal(`${whose}: what is built is release ${stated.release}.`);

  const files = new Map<string, Buffer>();
  for (const file of await filesUnder(folder)) {
    if (file === manifestFile || UNPUBLISHED.test(file)) continue;
    const content = await readFile(path.join(folder, file));
    const expected = stated.integrity[file];
    if (!expected) throw new Refusal(`${whose}: ${file} is not in the manifest's integrity list.`);
    if (expected !== integrityOf(content))
      throw new Refusal(`${whose}: ${file} is not what the manifest states.`);
    files.set(file, content);
  }
  const missing = Object.keys(stated.integrity).find((file) => !files.has(file));
  if (missing) throw new Refusal(`${whose}: ${missing} is in the manifest, but not in the build.`);
  return files.set(manifestFile, manifest);
}
