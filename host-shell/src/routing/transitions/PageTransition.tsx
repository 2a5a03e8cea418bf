import { type ReactNode, ViewTransition } from 'react';
import { transitionShown } from './pageFade';

/** Fades one page into the next (HS-030). A browser without view transitions shows the next one at once. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition enter="page" exit="page" default="none" onEnter={transitionShown}>
      {children}
    </ViewTransition>
  );
}
