import type { LoadOutcome } from '@site/contracts/areas/telemetry';
import { meetsContract } from '@site/contracts/federation/contractRange';
import type { DiscoveryEntry, RemoteManifest } from '@site/contracts/federation/discovery';
import {
  CONTRACT_VERSION,
  type ExposeName,
  type PageModule,
  type RemoteModule,
  type RemoteName,
  type SlotModule,
} from '@site/contracts/federation/remoteModules';
import { isOutdated, takeLiveDeployment } from '../discovery/liveSite';
import { chosenEntry, isHealthy, markUnhealthy, type Source, sourcesOf } from '../discovery/remotes';
import { classify, type Fault, type FaultClass, FederationError, refusedRemote } from '../trust/faults';
import { manifestAt } from '../trust/manifests';
import { isEsModule, loadVerified } from './esModules';
import { faultOf } from './faultOf';
import { filesOf, preloadModule } from './preload';
import { discard, register } from './registration';
import { reloadOnce } from './reloadOnce';
import { federation } from './runtime';
import { forgetRefused } from './shareScope';

/** How long one attempt may take, in ms, before the next is made. */
const LOAD_TIME_LIMIT_MS = 10_000;

/** Attempts at each source; the second is made anew, from the manifest on. */
const ATTEMPTS = 2;

/** What a release looks like that is not there any more. */
const STALE: readonly FaultClass[] = ['http', 'network', 'integrity'];

export type LoadResult<Module> =
  | {
      readonly ok: true;
      readonly module: Module;
      /** The release that it is of, which need not be the user's variant. */
      readonly release: string;
      /** What it took, beginning with the user's variant. */
      readonly outcome: Exclude<LoadOutcome, 'FAILED'>;
      /** Of the first attempt that failed, also when the next one at the same source came through. */
      readonly firstFault?: Fault | undefined;
      /** Of the sources that were tried before. */
      readonly faults: readonly Fault[];
    }
  | {
      readonly ok: false;
      /** Of the first attempt. */
      readonly firstFault?: Fault;
      /** The last of the faults. */
      readonly fault: Fault;
      readonly faults: readonly Fault[];
    };

/** A module that is wanted, and what came of it so far. */
interface Load {
  readonly remote: string;
  readonly expose: string;
  /** What the user was to get when it began. */
  readonly asked: DiscoveryEntry | undefined;
  /** The fault of each attempt that failed. */
  readonly attempts: Fault[];
}

/**
 * Loads what a remote exposes, typed by the contract: a wrong name fails the type check (FD-039). Never
 * rejects. It tries each source of the remote twice, then takes what is live by now if that is something else
 * (FD-028).
 */
export function loadModule<Remote extends RemoteName, Expose extends ExposeName<Remote>>(
  remote: Remote,
  expose: Expose,
): Promise<LoadResult<RemoteModule<Remote, Expose>>> {
  return loadNamedModule(remote, expose) as Promise<LoadResult<RemoteModule<Remote, Expose>>>;
}

/** As loadModule, for a name that is data: a route's, or a slot's in a merchant's home. */
export async function loadNamedModule(
  remote: string,
  expose: string,
): Promise<LoadResult<PageModule | SlotModule>> {
  const load: Load = { remote, expose, asked: chosenEntry(remote), attempts: [] };
  const first = await trySources(load);
  if (first.ok || !STALE.includes(first.fault.class)) return first;
  const { live, taken } = await takeLiveDeployment(remote);
  const second = taken ? await trySources(load) : first;
  if (!second.ok && live && isOutdated(live)) reloadOnce(live);
  return second === first ? first : { ...second, faults: [...first.faults, ...second.faults] };
}

/** One after the other; one fault for each that failed. */
async function trySources(load: Load): Promise<LoadResult<PageModule | SlotModule>> {
  const { remote, attempts } = load;
  const faults: Fault[] = [];
  const sources = sourcesOf(remote);
  for (const [index, source] of sources.entries()) {
    const others = sources.slice(index + 1);
    const loaded = await tryTwice(load, source, others.some(isHealthy));
    if ('module' in loaded) {
      const { release } = source;
      return {
        ok: true,
        ...loaded,
        release,
        outcome: outcomeOf(load, source),
        firstFault: attempts[0],
        faults,
      };
    }
    faults.push(loaded);
    // The remote's other modules need not find out for themselves; some may wait for it at this moment.
    if (others.length > 0) markUnhealthy([source]);
  }
  const nowhere: Fault = { class: 'contract', remote, message: `This site has no remote ${remote}` };
  const [firstFault = nowhere] = attempts;
  if (faults.length === 0) faults.push(nowhere);
  return { ok: false, firstFault, fault: faults.at(-1) ?? nowhere, faults };
}

/** By which source a load came through. */
function outcomeOf({ asked, attempts }: Load, { url }: Source): Exclude<LoadOutcome, 'FAILED'> {
  if (attempts.length === 0) return 'OK';
  if (url === asked?.url) return 'AGAIN';
  return url === asked?.fallbackUrl ? 'FALLBACK' : 'DEFAULT';
}

/** @param replaceable Whether another source takes its place when it fails. */
async function tryTwice(
  { expose, attempts }: Load,
  source: Source,
  replaceable: boolean,
): Promise<{ readonly module: PageModule | SlotModule } | Fault> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { module: await attemptLoad(source, expose) };
    } catch (error) {
      const fault = await faultOf(source, error, () => filesOfModule(source, expose));
      attempts.push(fault);
      const isReplaced = replaceable && !isHealthy(source);
      if (attempt === ATTEMPTS || isReplaced || isFinal(fault, error)) return fault;
    }
  }
}

/** Whether asking again changes nothing: what another remote was refused is out of the page by then. */
function isFinal({ class: faultClass, remote }: Fault, error: unknown): boolean {
  if (faultClass === 'share') return (refusedRemote(error) ?? remote) === remote;
  return faultClass === 'contract';
}

async function attemptLoad(source: Source, expose: string): Promise<PageModule | SlotModule> {
  assertContract(source, source.contract);
  const manifest = await manifestAt(source.url, source.integrity);
  assertContract(source, manifest.metaData.contract);
  if (isEsModule(manifest)) await inTime(source, loadVerified(manifest, source.url));
  const registration = register(source, manifest);
  try {
    return await inTime(source, loadRegistered(source, manifest, expose));
  } catch (error) {
    const refused = refusedRemote(error);
    if (refused !== undefined) forgetRefused(refused);
    // The runtime keeps what failed or hangs: only a new registration requests it again.
    discard(registration, classify(error) === 'timeout');
    throw error;
  }
}

async function loadRegistered(source: Source, manifest: RemoteManifest, expose: string) {
  if (!isEsModule(manifest)) await preloadModule(manifest, source.url, expose);
  const id = `${source.remote}/${expose.slice('./'.length)}`;
  const module = await federation().loadRemote<PageModule | SlotModule>(id);
  if (module?.default) return module;
  throw new FederationError('contract', `${id} has no default export`);
}

/** Before any script of the release runs, or is even fetched (FD-016). */
function assertContract({ remote, release }: Source, range: string): void {
  if (meetsContract(range, CONTRACT_VERSION)) return;
  throw new FederationError(
    'contract',
    `${remote}@${release} is made for contract ${range}, this host for ${CONTRACT_VERSION}`,
  );
}

function inTime<Value>({ remote, release }: Source, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new FederationError('timeout', `${remote}@${release}: nothing after ${LOAD_TIME_LIMIT_MS} ms`),
        ),
      LOAD_TIME_LIMIT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function filesOfModule({ url, integrity }: Source, expose: string): Promise<string[]> {
  const files = await filesOf(await manifestAt(url, integrity), url, expose);
  return files.map(({ href }) => href);
}
