import { configureApi, queryClient } from '@site/api';
import { type FirstViewModule, type FirstViewPage, FOR } from '@site/contracts/federation/firstView';
import { PATHS } from '@site/contracts/values/paths';
import { initI18n, language } from '@site/i18n';
import { RoutesContext } from '@site/router';
import { StaticRouter } from '@site/router/static';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConfirmProvider } from '../Dialog';

/** How a slot is drawn before there is a page. */
export interface SlotView {
  /** Puts the answers that the first render reads into the query client. */
  readonly prepare: () => Promise<unknown>;
  /** The component of the slot, as its expose gives it; the host's frame depends on the page. */
  readonly view: ReactElement | ((page: FirstViewPage) => ReactElement);
  /** Left out of the page of who is signed in, whose slot begins with something else. */
  readonly forGuests?: boolean;
  /** What they have in its place: the slot's own skeleton, and nothing that is anybody's. */
  readonly forMembers?: ReactElement;
  /** Parameters of the address that change nothing of it, by name or as `name=value`; with any other the document keeps its outline. */
  readonly parameters?: readonly string[];
}

/**
 * Makes the default export of a remote's `firstView` file: the slots that it draws, with everything that the host puts
 * around them. It runs while documents are composed, once for each merchant and language, in a place without a page.
 *
 * @param slots By expose: `./BannerCarousel`.
 */
export function firstViews(slots: Readonly<Record<string, SlotView>>): FirstViewModule {
  return {
    async draw(slot, page) {
      const found = slots[slot];
      if (!found) throw new Error(`There is no first view of ${slot}`);
      await start(page);
      await found.prepare();
      const view = typeof found.view === 'function' ? found.view(page) : found.view;
      // Slots of one document name their elements each in its own way.
      const identifierPrefix = slot.replaceAll(/\W/g, '');
      return renderToStaticMarkup(inSite(forWhom(view, found), page), { identifierPrefix });
    },
  };
}

function forWhom(view: ReactElement, { forGuests, forMembers, parameters }: SlotView): ReactElement {
  if (!forGuests) return view;
  return (
    <>
      <div data-for={FOR.guest} data-parameters={parameters?.join(' ')}>
        {view}
      </div>
      {forMembers && <div data-for={FOR.member}>{forMembers}</div>}
    </>
  );
}

async function start({ merchant, language: wanted, answers }: FirstViewPage): Promise<void> {
  const { languages, timeZone } = merchant;
  queryClient.clear();
  // What is not among the answers does not come by asking again.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  await initI18n({ merchantLanguages: languages, merchantDefault: wanted, timeZone });
  configureApi({
    merchant,
    language,
    onSessionEnded: (reason) => {
      throw new Error(`A first view has no session: ${reason}`);
    },
  });
  const headers = { Merchant: merchant.code, 'Accept-Language': wanted };
  globalThis.siteFirstAnswers = Object.fromEntries(
    Object.entries(answers).map(([address, answer]) => [
      address,
      { headers, answer: Promise.resolve({ ...answer, headers: {} }) },
    ]),
  );
}

function inSite(view: ReactElement, { paths, path = PATHS.home }: FirstViewPage): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <RoutesContext value={new Set(paths)}>
        <ConfirmProvider>
          <StaticRouter location={path}>{view}</StaticRouter>
        </ConfirmProvider>
      </RoutesContext>
    </QueryClientProvider>
  );
}
