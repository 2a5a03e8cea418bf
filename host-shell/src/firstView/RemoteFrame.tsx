import type { FirstViewPage } from '@site/contracts/federation/firstView';
import type { RouteEntry } from '@site/contracts/federation/routes';
import { ShellPageHeader } from '@site/ui/PageHeader';
import { SlotPlace } from '../home/HomeSlot';
import { TabBar } from '../layout/Footer/TabBar';
import { ActionsFor } from '../layout/Header/HeaderActions';
import { PageFrame } from '../routing/PageFrame';
import page from '../routing/PageLayout.module.css';
import { routeTable } from '../routing/routeTable';
import { useRouteTitle } from '../routing/useRouteTitle';
import { For, ForEach, whose } from './For';
import { LateNotice } from './LateNotice';

/** A page of a remote as a document holds it: what its row in the route table puts around the place of its module. */
export function RemoteFrame({ path, ownHeader }: Pick<FirstViewPage, 'path' | 'ownHeader'>) {
  const route = routeTable.find((row) => row.path === path);
  if (!route) throw new Error(`There is no page of a remote at ${path}`);
  return (
    <PageFrame>
      {route.header === 'back' && !ownHeader && <Header route={route} />}
      <main id="content" className={page.main}>
        <LateNotice />
        <SlotPlace remote={route.remote} expose={route.expose} />
      </main>
      {route.footer && <TabBar />}
    </PageFrame>
  );
}

function Header({ route }: { route: RouteEntry }) {
  const actions = (
    <ForEach>
      {(signedIn) => (
        <For words={[whose(signedIn)]}>
          <ActionsFor signedIn={signedIn} compact />
        </For>
      )}
    </ForEach>
  );
  return (
    <ShellPageHeader title={useRouteTitle(route)} onBack={() => undefined} right={actions}>
      {null}
    </ShellPageHeader>
  );
}
