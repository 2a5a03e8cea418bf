import type { ReactNode } from 'react';
import { RenderBoundary } from './RenderBoundary';
import { useRemoteModule } from './useRemoteModule';

export interface RemoteViewProps {
  readonly remote: string;
  readonly expose: string;
  readonly props?: Record<string, string> | undefined;
  /** Shown until the module is here. */
  readonly loading: ReactNode;
  /** Shown when it did not come, or threw. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** What a remote exposes, or what stands in its place. Whatever happens in it stays in it (FD-027). */
export function RemoteView({ remote, expose, props, loading, failed }: RemoteViewProps) {
  const { state, retry, fail } = useRemoteModule(remote, expose);
  if (state.phase === 'loading') return loading;
  if (state.phase === 'failed') return failed(retry);
  const { Component } = state;
  return (
    <RenderBoundary onError={fail}>
      <Component {...props} />
    </RenderBoundary>
  );
}
