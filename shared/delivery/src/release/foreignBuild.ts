import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Budgets, budgetFaults } from '@site/build/budgets';
import { ContractRange, ManifestExtension, Release } from '@site/contracts/federation/discovery';
import { RouteEntry } from '@site/contracts/federation/routes';
import * as z from 'zod/mini';
import { errorCode } from '../errorCode';
import { integrityOf } from '../integrity';
import { REMOTE_MANIFEST_FILE, remoteOf } from '../product/discovery/names';
import { parseRemoteManifest } from '../product/discovery/releases';
import type { Files } from '../product/store/Store';
import { Refusal } from '../refusal';
import { checkForeignBuild } from './checkForeignBuild';
import { Container, manifestOfContainer } from './container';
import { filesUnder } from './filesUnder';

/** What a build says to this site beside its manifest, where its bundler cannot write into that. */
export const ADDITIONS_FILE = 'site.remote.json';

/** What is read here and not published as it is. */
const BESIDE_THE_FILES = [REMOTE_MANIFEST_FILE, ADDITIONS_FILE];

/** Files of bundlers that no page loads. */
const NEVER_LOADED = /(?:^|\/)\.|\.(?:map|LICENSE\.txt|html)$|(?:^|\/)mf-stats\.json$|^@mf-types/;

const { routes, ...others } = z.pick(ManifestExtension, {
  routes: true,
  menu: true,
  calls: true,
  shared: true,
}).shape;

/** As in the manifest; a route without a remote is this one's. */
const Additions = z.strictObject({
  ...others,
  container: z.optional(Container),
  contract: z.optional(ContractRange),
  budgets: z.optional(z.record(z.string(), z.int())),
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
 * @returns The files to publish, the completed manifest included, and the budgets that the build states.
 * @throws Refusal naming what is wrong and, where there is one, the remedy.
 */
export async function readForeignBuild(
  build: ForeignBuild,
): Promise<{ release: string; files: Files; budgets: Budgets }> {
  const { component, folder } = build;
  const names = await filesUnder(folder).catch(noneIfMissing);
  const published = names.filter((file) => !BESIDE_THE_FILES.includes(file) && !NEVER_LOADED.test(file));
  const {
    container,
    budgets = {},
    ...additions
  } = names.includes(ADDITIONS_FILE) ? await readJson(component, folder, ADDITIONS_FILE, Additions) : {};
  const outline = names.includes(REMOTE_MANIFEST_FILE)
    ? await readJson(component, folder, REMOTE_MANIFEST_FILE, Outline)
    : Outline.parse(
        manifestOfContainer(remoteOf(component), stated(component, folder, container), published),
      );
  const { metaData } = outline;
  const release = agreed(component, 'release', metaData.release, build.release);
  const contract = agreed(component, 'contract', metaData.contract ?? additions.contract, build.contract);
  if (!release) throw new Refusal(`${component}: its build states no release: add --as 1.0.0.`);
  if (!contract) {
    throw new Refusal(
      `${component}: its build does not say which contract it meets: add --contract ^1.0.0, or "contract" to ${ADDITIONS_FILE}.`,
    );
  }

  const contents = published.map(async (file) => [file, await readFile(path.join(folder, file))] as const);
  const files = new Map(await Promise.all(contents));
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
  checkForeignBuild(text, files, component, release);
  refuseWrongBudgets(component, text, budgets);
  return { release, files: files.set(REMOTE_MANIFEST_FILE, Buffer.from(text)), budgets };
}

/** As the build of a remote of this project does. */
function refuseWrongBudgets(component: string, manifest: string, budgets: Budgets): void {
  const { exposes } = parseRemoteManifest(manifest, component);
  const [fault] = budgetFaults(
    exposes.map(({ path }) => path),
    budgets,
  );
  if (fault !== undefined) throw new Refusal(`${component}: ${ADDITIONS_FILE} at ${fault}.`);
}

/** A folder that is not there has no files; what it lacks is told then. */
function noneIfMissing(error: unknown): string[] {
  if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
  throw error;
}

function stated(component: string, folder: string, container: Container | undefined): Container {
  if (container) return container;
  throw new Refusal(
    `${component}: there is no ${REMOTE_MANIFEST_FILE} in ${folder}: name the folder that the bundler wrote, and let its federation plugin write a manifest (manifest: true). webpack's own plugin writes none: name its entry and exposes under "container" in ${ADDITIONS_FILE} (docs/teams.md, "Built by another bundler").`,
  );
}

async function readJson<Schema extends z.core.$ZodType>(
  component: string,
  folder: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await readFile(path.join(folder, file), 'utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal(`${component}: ${file} is no JSON.`);
  }
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${component}: ${file} at ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** What the build states, or what was asked for; both, when they are the same. */
function agreed(component: string, what: string, stated?: string, asked?: string): string | undefined {
  if (stated === undefined || asked === undefined || stated === asked) return stated ?? asked;
  throw new Refusal(`${component}: its build states ${what} ${stated}, not ${asked}.`);
}
