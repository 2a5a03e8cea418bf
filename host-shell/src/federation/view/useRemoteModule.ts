import { useEffect, useState } from 'react';
import { reportFault } from '../../telemetry/reportFault';
import { takeLiveDeployment } from '../discovery/liveSite';
import { isHealthy, markUnhealthy, sourcesOf } from '../discovery/remotes';
import { hasFailedModule } from '../loading/esModules';
import { reportLateFile } from '../loading/lateFiles';
import { discardModule, type ModuleState, moduleState, requestModule } from '../loading/modules';
import { discardRemote } from '../loading/registration';
import { reloadOnce, reloadPage } from '../loading/reloadOnce';
import { classify, isLoadFailure, renderFault } from '../trust/faults';

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
      if (sourcesOf(remote).some(({ url }) => hasFailedModule(url)) && reloadPage()) return;
      setAttempt((count) => count + 1);
    });
  };
  const fail = (error: unknown) => {
    const release = state.phase === 'ready' ? state.release : undefined;
    const fault = renderFault(remote, error, release);
    discardModule(remote, expose);
    discardRemote(remote);
    if (isLoadFailure(error)) {
      // The release is sound as far as it came: the same is tried again on request.
      void reportLateFile(error, { remote, expose, release });
      return setState({ phase: 'failed', fault: { ...fault, class: classify(error) } });
    }
    markUnhealthy(sourcesOf(remote).filter((source) => source.release === release));
    reportFault(fault);
    if (!sourcesOf(remote).some(isHealthy)) return setState({ phase: 'failed', fault });
    setState({ phase: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry, fail };
}
