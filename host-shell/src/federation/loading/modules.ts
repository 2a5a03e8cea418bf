import type { ComponentType } from 'react';
import { nextTask } from '../../network/nextTask';
import { reportFault } from '../../telemetry/reportFault';
import { timeLoad } from '../../telemetry/reportLoad';
import { hasRemote } from '../discovery/remotes';
import type { Fault } from '../trust/faults';
import { loadNamedModule } from './loadModule';

/** A page or slot as the host renders it. What it is given is typed where the route or slot is declared. */
export type RemoteComponent = ComponentType<Record<string, string>>;

export type ModuleState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly Component: RemoteComponent; readonly release: string }
  | { readonly phase: 'failed'; readonly fault: Fault };

const LOADING: ModuleState = { phase: 'loading' };

/** Modules that have loaded: a page that was open before shows again without a blink. */
const ready = new Map<string, ModuleState>();
const pending = new Map<string, Promise<ModuleState>>();
const listeners = new Set<() => void>();

/** Whether any module is loading. */
export function areModulesLoading(): boolean {
  return pending.size > 0;
}

/** Calls `listener` whenever a module begins or ends to load. Returns the function that unsubscribes. */
export function subscribeModules(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPending(key: string, load: Promise<ModuleState> | undefined): void {
  if (load) pending.set(key, load);
  else pending.delete(key);
  for (const listener of listeners) listener();
}

/** What is known of a module now. */
export function moduleState(remote: string, expose: string): ModuleState {
  return ready.get(remote + expose) ?? LOADING;
}

/** Loads a module, once however many ask. Never rejects; after a failure the next request begins anew. */
export function requestModule(remote: string, expose: string): Promise<ModuleState> {
  const key = remote + expose;
  const present = ready.get(key);
  if (present) return Promise.resolve(present);
  const begun = pending.get(key);
  if (begun) return begun;
  const loading = load(remote, expose).finally(() => setPending(key, undefined));
  setPending(key, loading);
  return loading;
}

/** As requestModule, in tasks of their own: each reads what its release says of itself. Remotes that are not there have none. */
export async function requestInTurn(
  modules: readonly { readonly remote: string; readonly expose: string }[],
): Promise<void> {
  for (const { remote, expose } of modules) {
    if (!hasRemote(remote)) continue;
    void requestModule(remote, expose);
    await nextTask();
  }
}

/** Forgets a module whose component threw, so that a retry loads it again. */
export function discardModule(remote: string, expose: string): void {
  ready.delete(remote + expose);
}

async function load(remote: string, expose: string): Promise<ModuleState> {
  const tellEnd = timeLoad(remote);
  const result = await loadNamedModule(remote, expose);
  tellEnd({ outcome: result.ok ? result.outcome : 'FAILED', firstFault: result.firstFault });
  // Also of those that another source made up for: their team should hear of it.
  for (const fault of result.faults) reportFault(fault);
  if (!result.ok) return { phase: 'failed', fault: result.fault };
  const state: ModuleState = {
    phase: 'ready',
    Component: result.module.default as RemoteComponent,
    release: result.release,
  };
  ready.set(remote + expose, state);
  return state;
}
