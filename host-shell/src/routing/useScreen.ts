import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { report } from '../telemetry/report';
import type { ShellRoute } from './routeTable';

type Screen = ShellRoute['screen'];

/** What a screen of the host's own is given. */
export interface ScreenProps {
  /** Stand beside its title. */
  readonly headerActions: ReactNode;
}

const loaders: Readonly<Record<Screen, () => Promise<{ readonly default: ComponentType<ScreenProps> }>>> = {
  DownloadPage: () => import('../downloads/DownloadPage'),
  CareHelpPage: () => import('../care/CareHelpPage'),
};

/** Screens that are here show again without a blink. */
const loaded = new Map<Screen, ComponentType<ScreenProps>>();

/** Loads a screen of the host's own. `retry` begins anew after a failure. */
export function useScreen(screen: Screen) {
  const [Component, setComponent] = useState(() => loaded.get(screen));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Component || failed) return;
    let left = false;
    loaders[screen]().then(
      (module) => {
        loaded.set(screen, module.default);
        if (!left) setComponent(() => module.default);
      },
      () => {
        report({ kind: 'error', name: screen });
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [screen, Component, failed]);

  return { Component, failed, retry: () => setFailed(false) };
}
