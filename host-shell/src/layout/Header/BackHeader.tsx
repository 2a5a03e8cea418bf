import type { RouteEntry } from '@site/contracts/federation/routes';
import { PATHS } from '@site/contracts/values/paths';
import { useBack } from '@site/router';
import { ShellPageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';
import { HeaderActions } from './HeaderActions';

interface BackHeaderProps {
  title: string;
  route: Pick<RouteEntry, 'back' | 'guard'> & { readonly path?: string };
  /** The page below. */
  children?: ReactNode;
}

/** Where Back leads from a page that was opened by its address: those of agents belong to the agent's own page. */
const pageAbove = ({ path, guard }: BackHeaderProps['route']): string =>
  guard === 'agent' && path !== PATHS.agent ? PATHS.agent : PATHS.home;

/** The header of a page that is not home, back and the title (HS-017), above the page. */
export function BackHeader({ title, route, children }: BackHeaderProps) {
  return (
    <ShellPageHeader
      title={title}
      onBack={useBack(route.back, pageAbove(route))}
      right={<HeaderActions compact />}
    >
      {children}
    </ShellPageHeader>
  );
}
