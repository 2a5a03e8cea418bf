import { type PlayState, playState } from '@site/contracts/areas/care/state';
import { startTexts } from '@site/i18n/testing';
import { createSiteRouter } from '@site/router';
import { toast } from '@site/ui/Toast';
import { render } from '@testing-library/react';
import { App } from '../app/App';
import { deployRemotes } from '../federation/discovery/remotes';
import type { loadNamedModule } from '../federation/loading/loadModule';
import { discoveryEntry } from '../federation/testing';
import en from '../locales/en.json';
import th from '../locales/th.json';
import { availableRoutes } from '../routing/availableRoutes';
import { sitePaths, sitePathsWhileClosed, siteRoutes } from '../routing/siteRoutes';
import { shellPlatform } from '../testing/renderShell';

const REMOTES = ['mfe_auth', 'mfe_games', 'mfe_promotions', 'mfe_messages', 'mfe_agent'];

export const openState: PlayState = {
  version: 1,
  state: 'OPEN',
  identity: 'NONE',
  offers: true,
  at: '2026-11-21T13:30:00.000Z',
};
/** Its end in the merchant's time zone: 28 November, 20:30. */
export const timeOut: PlayState = {
  ...openState,
  version: 5,
  state: 'TIMEOUT',
  until: '2026-11-28T13:30:00.000Z',
  offers: false,
};

/** A platform that knows the state of the account. */
export function carePlatform(state: PlayState = openState) {
  const platform = shellPlatform();
  platform.answer(playState, state);
  return platform;
}

/** The whole site, with every remote that it has pages of, opened at an address. */
export function openSite(address: string): void {
  toast.dismiss();
  startTexts({ 'host-shell': { en, th } });
  window.history.replaceState(null, '', address);
  deployRemotes(new Map(REMOTES.map((name) => [name, [discoveryEntry(name, '1.0.0')]])));
  const routes = availableRoutes();
  render(
    <App
      router={createSiteRouter(siteRoutes(routes))}
      paths={sitePaths(routes)}
      pathsWhileClosed={sitePathsWhileClosed(routes)}
      addedMenu={[]}
    />,
  );
}

/** In the place of each module that a remote exposes: its name. */
export function showModules(load: jest.MockedFunction<typeof loadNamedModule>): void {
  load.mockImplementation(async (_remote, expose) => ({
    ok: true,
    module: { default: () => <p>{expose}</p> },
    release: '1.0.0',
    outcome: 'OK',
    faults: [],
  }));
}
