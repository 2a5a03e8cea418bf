import { meetsContract } from '@site/contracts/contractRange';
import {
  CONTRACT_VERSION,
  type ExposeName,
  type PageModule,
  type RemoteModule,
  type RemoteName,
  type SlotModule,
} from '@site/contracts/remoteModules';
import { diagnose } from './diagnose';
import { details, type Fault, type FaultClass, FederationError } from './faults';
import { manifestAt } from './manifests';
import { preloadModule } from './preload';
import { discard, register } from './registration';
import { type Source, sourcesOf } from './remotes';
import { federation } from './runtime';

/** How long one attempt may take, in ms, before the next is made. */
const LOAD_TIME_LIMIT_MS = 10_000;

/** Attempts at each source; the second is made anew, from the manifest on. */
const ATTEMPTS = 2;

/** Asking again changes nothing about these. */
const FINAL: readonly FaultClass[] = ['contract', 'share'];

export type LoadResult<Module> =
  | { readonly ok: true; readonly module: Module; readonly release: string }
  | { readonly ok: false; readonly fault: Fault };

/**
 * Loads what a remote exposes, typed by the contract: a wrong name fails the type check (FD-039). Never
 * rejects. It tries each source of the remote twice, then answers the last fault (FD-028).
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
  let fault: Fault = { class: 'contract', remote, message: `This site has no remote ${remote}` };
  for (const source of sourcesOf(remote)) {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return { ok: true, module: await attemptLoad(source, expose), release: source.release };
      } catch (error) {
        fault = await faultOf(source, error);
      }
      if (FINAL.includes(fault.class)) break;
    }
  }
  return { ok: false, fault };
}

async function attemptLoad(source: Source, expose: string): Promise<PageModule | SlotModule> {
  refuseOtherContract(source, source.contract);
  const manifest = await manifestAt(source.url, source.integrity);
  refuseOtherContract(source, manifest.metaData.contract);
  preloadModule(manifest, source.url, expose);
  register(source, manifest);
  try {
    return await inTime(source, loadRegistered(source.remote, expose));
  } catch (error) {
    // The runtime keeps what failed or hangs: only a new registration asks again.
    discard(source.remote);
    throw error;
  }
}

async function loadRegistered(remote: string, expose: string): Promise<PageModule | SlotModule> {
  const id = `${remote}/${expose.slice('./'.length)}`;
  const module = await federation().loadRemote<PageModule | SlotModule>(id);
  if (module?.default) return module;
  throw new FederationError('contract', `${id} has no default export`);
}

/** Before any script of the release runs, or is even asked for (FD-016). */
function refuseOtherContract({ remote, release }: Source, range: string): void {
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

async function faultOf({ remote, release }: Source, error: unknown): Promise<Fault> {
  return { class: await diagnose(error), remote, release, message: details(error).message };
}
