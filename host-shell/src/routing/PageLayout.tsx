import { PATHS } from '@site/contracts/values/paths';
import { PageTitleContext } from '@site/router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { DownloadBar } from '../downloads/DownloadBar';
import { activePreview } from '../federation/discovery/previewed';
import { TabBar } from '../layout/Footer/TabBar';
import { BackHeader } from '../layout/Header/BackHeader';
import { BrandHeader } from '../layout/Header/BrandHeader';
import { NetworkBar } from '../layout/NetworkBar';
import { ResponsiblePlay } from '../layout/ResponsiblePlay/ResponsiblePlay';
import { UpdateBar } from '../updates/UpdateBar';
import { PageFrame } from './PageFrame';
import styles from './PageLayout.module.css';
import type { PageRoute } from './siteRoutes';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Of a tab that shows a preview alone. */
const PreviewBar = lazy(async () => ({ default: (await import('../preview/preview')).PreviewBar }));

/** Where somebody looks after their account (PL-035). */
const isAccountPage = ({ guard, footer, offers }: PageRoute) => footer && guard === 'member' && !offers;

/** Header, content and footer of a page, by its row in the route table; its title, unless it has one of its own. */
export function PageLayout({
  route,
  title,
  children,
}: {
  route: PageRoute;
  title: string;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  const [ownTitle, setOwnTitle] = useState<string>();
  const shownTitle = ownTitle ?? title;
  useDocumentTitle(shownTitle);
  useFocusOnNavigation(main, route.title);
  const content = (
    <>
      <NetworkBar />
      {activePreview() && (
        <Suspense>
          <PreviewBar className={styles.preview} />
        </Suspense>
      )}
      <UpdateBar aboveFooter={route.footer} />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={isAccountPage(route) ? `${styles.main} ${styles.tall}` : styles.main}
      >
        <PageTitleContext value={setOwnTitle}>{children}</PageTitleContext>
      </main>
      {isAccountPage(route) && <ResponsiblePlay />}
    </>
  );
  return (
    <PageFrame>
      {route.path === PATHS.home && <DownloadBar />}
      {route.header === 'brand' && <BrandHeader />}
      {route.header === 'back' ? (
        <BackHeader title={shownTitle} route={route}>
          {content}
        </BackHeader>
      ) : (
        content
      )}
      {route.footer && <TabBar />}
    </PageFrame>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
