import type { RouteEntry } from '@site/contracts/routes';
import { useBack } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { useRouteTitle } from '../../routing/useRouteTitle';
import { HeaderActions } from './HeaderActions';

/** The header of a page that is not home: back and the title (HS-017). */
export function BackHeader({ route }: { route: RouteEntry }) {
  return (
    <PageHeader title={useRouteTitle(route)} onBack={useBack(route.back)} right={<HeaderActions compact />} />
  );
}
