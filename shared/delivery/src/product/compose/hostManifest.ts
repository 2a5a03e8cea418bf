import { Integrity, Release } from '@site/contracts/federation/discovery';
import { FirstCalls } from '@site/contracts/http/firstCalls';
import * as z from 'zod/mini';
import { integrityOf } from '../../integrity';
import { Refusal } from '../../refusal';
import { HOST_COMPONENT, HOST_MANIFEST_FILE, releaseFolder } from '../discovery/names';
import type { Store } from '../store/Store';

const HostAsset = z.object({ file: z.string(), integrity: Integrity });

const DocumentKind = z.object({
  kind: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/)),
  paths: z.array(z.string()),
  preload: z.array(z.object({ remote: z.string(), expose: z.string() })),
  /** What the host itself asks when such a document opens. */
  calls: z.optional(FirstCalls),
});
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Kind of the document that answers paths of no kind. */
export const FALLBACK_KIND = 'home';

/** What the host's build says of itself: its first files, and the kinds of document that its routes need. */
export const HostManifest = z.object({
  release: Release,
  /** Version of the contract that it speaks; releases of before it was said have none. */
  contract: z.optional(z.string()),
  /** Versions of what every remote takes from it, by package. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Runs before the scripts, and beside their way here. */
  early: z.optional(HostAsset),
  /** The service worker's script. */
  worker: z.optional(HostAsset),
  /** Draws the frame of first views. */
  firstView: z.optional(HostAsset),
  scripts: z.array(HostAsset).check(z.minLength(1)),
  styles: z.array(HostAsset),
  /** Share keys of the modules that the host has for its remotes. */
  provides: z.optional(z.array(z.string())),
  documentKinds: z.array(DocumentKind).check(
    z.refine((kinds) => kinds.some(({ kind }) => kind === FALLBACK_KIND), {
      error: `there must be a kind "${FALLBACK_KIND}"`,
    }),
  ),
  /** Of every file of the build. */
  integrity: z.record(z.string(), Integrity),
});
export type HostManifest = z.infer<typeof HostManifest>;

/** A release of the host and what its build said. */
export interface HostRelease {
  readonly release: string;
  readonly manifest: HostManifest;
  /** Text of the service worker's script, when it has one. */
  readonly worker?: string | undefined;
}

/** @throws Refusal when the store has no such release, its manifest is not one, or its worker is not the one it had. */
export async function readHostRelease(store: Store, release: string): Promise<HostRelease> {
  const folder = releaseFolder(HOST_COMPONENT, release);
  const bytes = await store.readFile(`${folder}/${HOST_MANIFEST_FILE}`);
  if (!bytes) throw new Refusal(`There is no release ${HOST_COMPONENT}@${release}: release the host first.`);
  const manifest = parseHostManifest(bytes.toString('utf8'), release);
  if (!manifest.worker) return { release, manifest };
  const worker = await store.readFile(`${folder}/${manifest.worker.file}`);
  if (!worker || integrityOf(worker) !== manifest.worker.integrity)
    throw new Refusal(`${HOST_COMPONENT}@${release}: ${manifest.worker.file} is missing or has changed.`);
  return { release, manifest, worker: worker.toString('utf8') };
}

/** @throws Refusal naming the first thing that is wrong with it. */
export function parseHostManifest(text: string, release: string): HostManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal(`${HOST_COMPONENT}@${release}: ${HOST_MANIFEST_FILE} is missing or no JSON.`);
  }
  const parsed = HostManifest.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(
    `${HOST_COMPONENT}@${release}: ${HOST_MANIFEST_FILE} at ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}
