import { useBack } from '@site/router';
import { ShellPageHeader } from '@site/ui/PageHeader';
import type { ReactNode } from 'react';
import type { PageRoute } from '../../routing/siteRoutes';
import { useRouteTitle } from '../../routing/useRouteTitle';
import { HeaderActions } from './HeaderActions';

/** The header of a page that is not home, back and the title (HS-017), above the page. */
export function BackHeader({
  route,
  children,
}: {
  route: Pick<PageRoute, 'title' | 'back'>;
  children?: ReactNode;
}) {
  return (
    <ShellPageHeader
      title={useRouteTitle(route)}
      onBack={useBack(route.back)}
      right={<HeaderActions compact />}
    >
      {children}
    </ShellPageHeader>
  );
}
