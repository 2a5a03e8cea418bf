import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ContractRange, ManifestExtension, Release } from '@site/contracts/discovery';
import { RouteEntry } from '@site/contracts/routes';
import * as z from 'zod/mini';
import { REMOTE_MANIFEST_FILE, remoteOf } from '../discovery/names';
import { integrityOf } from '../integrity';
import { Refusal } from '../refusal';
import type { Files } from '../store/Store';
import { checkForeignBuild } from './checkForeignBuild';
import { filesUnder } from './filesUnder';

/** What a build says to this site beside its manifest, where its bundler cannot write into that. */
export const ADDITIONS_FILE = 'site.remote.json';

/** Files of bundlers that no page loads. */
const NEVER_LOADED = /(?:^|\/)\.|\.(?:map|LICENSE\.txt|html)$|(?:^|\/)mf-stats\.json$|^@mf-types/;

const { routes, ...others } = z.pick(ManifestExtension, { routes: true, menu: true, calls: true }).shape;

/** As in the manifest; a route without a remote is this one's. */
const Additions = z.strictObject({
  ...others,
  contract: z.optional(ContractRange),
  routes: z.optional(z.array(z.extend(RouteEntry, { remote: z.optional(z.string()) }))),
});

/** Only the outline, to be completed: the whole is checked afterwards. */
const Outline = z.looseObject({
  metaData: z.looseObject({
    release: z.optional(Release),
    contract: z.optional(ContractRange),
    integrity: z.optional(z.record(z.string(), z.string())),
  }),
});

export interface ForeignBuild {
  readonly component: string;
  /** Where the bundler left it. */
  readonly folder: string;
  /** Its id; without one the build must state it. */
  readonly release?: string | undefined;
  /** The range of contract versions that it meets; without one the build must state it. */
  readonly contract?: string | undefined;
}

/**
 * Reads a remote that any bundler built, for release (FD-041). What our own build adds to the manifest (release,
 * contract, integrity of every file) is completed where it is missing; what the build states is kept, and must
 * be so.
 *
 * @returns The files to publish, the completed manifest included.
 * @throws Refusal naming what is wrong and, where there is one, the remedy.
 */
export async function readForeignBuild(build: ForeignBuild): Promise<{ release: string; files: Files }> {
  const { component, folder } = build;
  const outline = await readOutline(component, folder);
  const additions = await readAdditions(component, folder);
  const { metaData } = outline;
  const release = agreed(component, 'release', metaData.release, build.release);
  const contract = agreed(component, 'contract', metaData.contract ?? additions.contract, build.contract);
  if (!release) throw new Refusal(`${component}: its build states no release: add --as 1.0.0.`);
  if (!contract) {
    throw new Refusal(
      `${component}: its build does not say which contract it meets: add --contract ^1.0.0, or "contract" to ${ADDITIONS_FILE}.`,
    );
  }

  const files = new Map<string, Buffer>();
  for (const file of await filesUnder(folder)) {
    if (file === REMOTE_MANIFEST_FILE || file === ADDITIONS_FILE || NEVER_LOADED.test(file)) continue;
    files.set(file, await readFile(path.join(folder, file)));
  }
  const found = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]));
  const remote = remoteOf(component);
  const manifest = {
    ...outline,
    metaData: {
      ...additions,
      ...(additions.routes && { routes: additions.routes.map((route) => ({ remote, ...route })) }),
      ...metaData,
      release,
      contract,
      integrity: { ...found, ...metaData.integrity },
    },
  };
  const text = JSON.stringify(manifest);
  checkForeignBuild(text, found, component, release);
  return { release, files: files.set(REMOTE_MANIFEST_FILE, Buffer.from(text)) };
}

async function readOutline(component: string, folder: string): Promise<z.infer<typeof Outline>> {
  const parsed = z.safeParse(Outline, await readJson(component, folder, REMOTE_MANIFEST_FILE));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${component}: ${REMOTE_MANIFEST_FILE} at ${issue?.path.join('.')}: ${issue?.message}.`);
}

async function readAdditions(component: string, folder: string): Promise<z.infer<typeof Additions>> {
  if (!(await filesUnder(folder)).includes(ADDITIONS_FILE)) return {};
  const parsed = z.safeParse(Additions, await readJson(component, folder, ADDITIONS_FILE));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${component}: ${ADDITIONS_FILE} at ${issue?.path.join('.')}: ${issue?.message}.`);
}

async function readJson(component: string, folder: string, file: string): Promise<unknown> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new Refusal(
      `${component}: there is no ${file} in ${folder}: name the folder that the bundler wrote, and let its federation plugin write a manifest.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${component}: ${file} is no JSON.`);
  }
}

/** What the build states, or what was asked for; both, when they are the same. */
function agreed(component: string, what: string, stated?: string, asked?: string): string | undefined {
  if (stated === undefined || asked === undefined || stated === asked) return stated ?? asked;
  throw new Refusal(`${component}: its build states ${what} ${stated}, not ${asked}.`);
}
