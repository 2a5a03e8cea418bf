import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { reportFault } from '../telemetry/reportFault';
import type { Fault } from './faults';
import { loadNamedModule } from './loadModule';

/** A page or slot as the host renders it. What it is given is typed where the route or slot is declared. */
type RemoteComponent = ComponentType<Record<string, string>>;

export type RemoteState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly Component: RemoteComponent }
  | { readonly phase: 'failed'; readonly fault: Fault };

/** Modules that are here already: a page that was open before shows again without a blink. */
const ready = new Map<string, RemoteComponent>();

const present = (key: string): RemoteState => {
  const Component = ready.get(key);
  return Component ? { phase: 'ready', Component } : { phase: 'loading' };
};

/** Loads what a remote exposes. `fail` is for a component that threw while rendering; `retry` begins anew. */
export function useRemoteModule(remote: string, expose: string) {
  const key = `${remote}${expose}`;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>(() => present(key));

  useEffect(() => {
    let current = true;
    setState(present(key));
    if (ready.has(key)) return;
    void loadNamedModule(remote, expose).then((result) => {
      if (!current) return;
      if (result.ok) {
        ready.set(key, result.module.default as RemoteComponent);
        setState(present(key));
      } else {
        reportFault(result.fault);
        setState({ phase: 'failed', fault: result.fault });
      }
    });
    return () => {
      current = false;
    };
  }, [key, remote, expose, attempt]);

  const fail = (fault: Fault) => {
    ready.delete(key);
    reportFault(fault);
    setState({ phase: 'failed', fault });
  };
  const retry = () => setAttempt((count) => count + 1);
  return { state, retry, fail };
}
