import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMerchant } from '../product/discovery/merchants';
import { isRemoteComponent } from '../product/discovery/names';
import { createFolder } from '../product/store/atomicFiles';
import { Refusal } from '../refusal';
import { withLock } from '../workspace/lock';
import { addImporter } from '../workspace/lockfile';
import { workspaces } from '../workspace/workspace';
import { addToMerchant } from './addToMerchant';
import { formatted } from './formatted';
import type { RemoteNames } from './remoteNames';
import { renderTemplate } from './renderTemplate';
import { takenPaths } from './takenPaths';

export interface NewRemoteOptions {
  readonly root: string;
  readonly merchantsFolder: string;
  /** Code of the merchant whose site gets it. */
  readonly merchant?: string | undefined;
  /** Installs the packages of the new workspace. */
  readonly install: (root: string) => Promise<void>;
}

/**
 * Writes a new remote into the project (FD-038), with its place in the lockfile and in a merchant's site. All
 * of it is there at the end, or nothing; a process that is killed leaves a project that works: the lockfile
 * comes first, because one that knows a workspace too many installs, and one too few does not.
 *
 * @returns Its files, by path from the project's folder.
 * @throws Refusal when the name or the path of its page is taken, or there is no such merchant.
 */
export async function newRemote(
  names: RemoteNames,
  { root, merchantsFolder, merchant, install }: NewRemoteOptions,
): Promise<string[]> {
  return withLock(path.join(root, 'node_modules/.site/locks/new'), async () => {
    const target = path.join(root, names.component);
    await refuseTaken(root, names);
    if (merchant !== undefined) await readMerchant(merchantsFolder, merchant);

    const files = await writtenFiles(root, names);
    const undo: (() => Promise<unknown>)[] = [];
    const change = async (file: string, edit: (text: string) => string) => {
      const before = await readFile(file, 'utf8');
      undo.push(() => replaceFile(file, before));
      await replaceFile(file, edit(before));
    };
    try {
      const siblings = (await workspaces(root)).map(({ folder }) => folder).filter(isRemoteComponent);
      const manifest = JSON.parse(files.get('package.json') ?? '{}');
      await change(path.join(root, 'pnpm-lock.yaml'), (lockfile) =>
        addImporter(lockfile, names.component, manifest, siblings),
      );
      const content = new Map([...files].map(([file, text]) => [file, Buffer.from(text)]));
      undo.push(() => rm(target, { recursive: true, force: true }));
      await createFolder(path.join(root, 'node_modules/.site'), target, content);
      if (merchant !== undefined) {
        await change(path.join(merchantsFolder, merchant, 'merchant.json'), (text) =>
          addToMerchant(text, names.remote),
        );
      }
      await install(root);
    } catch (error) {
      for (const step of undo.reverse()) await step();
      throw error;
    }
    return [...files.keys()].map((file) => `${names.component}/${file}`);
  });
}

async function refuseTaken(root: string, { component, path: page }: RemoteNames): Promise<void> {
  if (existsSync(path.join(root, component))) {
    throw new Refusal(`There is a ${component} already: give the new remote another name.`);
  }
  const owner = (await takenPaths(root, await workspaces(root))).get(page);
  if (owner === undefined) return;
  throw new Refusal(`${component} would have its page at ${page}, which ${owner} has: give it another name.`);
}

async function writtenFiles(root: string, names: RemoteNames): Promise<Map<string, string>> {
  const files = [...(await renderTemplate(names))].map(
    async ([file, text]) => [file, await formatted(root, `${names.component}/${file}`, text)] as const,
  );
  return new Map(await Promise.all(files));
}

/** A reader finds the old text or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.new`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}
