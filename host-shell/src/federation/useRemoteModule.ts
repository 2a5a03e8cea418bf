import { useEffect, useState } from 'react';
import { reportFault } from '../telemetry/reportFault';
import { renderFault } from './faults';
import { takeLiveDeployment } from './liveSite';
import { discardModule, type ModuleState, moduleState, requestModule } from './modules';
import { discard } from './registration';
import { reloadOnce } from './reloadOnce';
import { distrust, hasTrustedSource } from './remotes';

/**
 * Loads what a remote exposes. `fail` is for a component that threw while rendering: another release of it is
 * tried, if there is one (FD-028). `retry` begins anew.
 */
export function useRemoteModule(remote: string, expose: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ModuleState>(() => moduleState(remote, expose));

  useEffect(() => {
    let current = true;
    const present = moduleState(remote, expose);
    setState(present);
    if (present.phase === 'ready') return;
    void requestModule(remote, expose).then((next) => {
      if (current) setState(next);
    });
    return () => {
      current = false;
    };
  }, [remote, expose, attempt]);

  const retry = () => {
    const refused = state.phase === 'failed' && state.fault.class === 'share';
    setState({ phase: 'loading' });
    // What failed may have been taken back since the page was opened.
    void takeLiveDeployment(remote).then(({ live, taken }) => {
      // The runtime holds the versions of a release that it has refused against the next one of the same remote.
      if (refused && taken && live && reloadOnce(live)) return;
      setAttempt((count) => count + 1);
    });
  };
  const fail = (error: unknown) => {
    const release = state.phase === 'ready' ? state.release : undefined;
    const fault = renderFault(remote, error, release);
    if (release) distrust(remote, release);
    discardModule(remote, expose);
    discard(remote);
    reportFault(fault);
    if (!hasTrustedSource(remote)) return setState({ phase: 'failed', fault });
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry, fail };
}
