import { useEffect, useState } from 'react';
import { reportFault } from '../telemetry/reportFault';
import { renderFault } from './faults';
import { discardModule, type ModuleState, moduleState, requestModule } from './modules';

/** Loads what a remote exposes. `fail` is for a component that threw while rendering; `retry` begins anew. */
export function useRemoteModule(remote: string, expose: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ModuleState>(() => moduleState(remote, expose));

  useEffect(() => {
    let current = true;
    const present = moduleState(remote, expose);
    setState(present);
    if (present.phase === 'ready') return;
    void requestModule(remote, expose).then((next) => {
      if (!current) return;
      setState(next);
      if (next.phase === 'failed') reportFault(next.fault);
    });
    return () => {
      current = false;
    };
  }, [remote, expose, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  const fail = (error: unknown) => {
    const release = state.phase === 'ready' ? state.release : undefined;
    const fault = renderFault(remote, error, release);
    discardModule(remote, expose);
    reportFault(fault);
    setState({ phase: 'failed', fault });
  };
  return { state, retry, fail };
}
