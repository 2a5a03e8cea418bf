import { useClosedPlay } from '@site/api';
import { RoutesContext } from '@site/router';
import type { ReactNode } from 'react';

interface PathsOfAccountProps {
  /** Every path that the site has a page for. */
  paths: ReadonlySet<string>;
  /** Those of them that stay open to an account that is closed for play. */
  pathsWhileClosed: ReadonlySet<string>;
  children: ReactNode;
}

/** Where links may lead: while an account is closed for play none leads to what is closed, whoever draws it (PL-020). */
export function PathsOfAccount({ paths, pathsWhileClosed, children }: PathsOfAccountProps) {
  return <RoutesContext value={useClosedPlay() ? pathsWhileClosed : paths}>{children}</RoutesContext>;
}
