import { memberInfo, merchantWallet, walletBalance } from '@site/contracts/areas/account';
import { consolidatedSettings, systemStatus } from '@site/contracts/areas/system';
import { firstCall } from '@site/contracts/http/firstCalls';
import { HOME_PATHS } from '@site/contracts/values/paths';
import { aliases, routeTable, shellRoutes } from './routeTable';

/* For the build alone: nothing of the site imports it. */

/** Every page waits for the system status; home asks for these beside it. */
const statusCall = firstCall(systemStatus, {});
const homeCalls = [
  statusCall,
  firstCall(consolidatedSettings, {}),
  firstCall(merchantWallet, {}),
  firstCall(walletBalance, {}),
  firstCall(memberInfo, {}),
];

const addressesOf = (page: string) => aliases.filter(({ to }) => to === page).map(({ path }) => path);

/** One document for each module: whichever path shows it, the same files come first. */
const pageKinds = [...new Set(routeTable.map(({ remote, expose }) => `${remote}${expose}`))].map((module) => {
  const rows = routeTable.filter(({ remote, expose }) => `${remote}${expose}` === module);
  return {
    kind: module.slice(module.indexOf('./') + './'.length),
    paths: rows.flatMap(({ path }) => [path, ...addressesOf(path)]),
    preload: rows.slice(0, 1).map(({ remote, expose }) => ({ remote, expose })),
    calls: [statusCall],
  };
});

/**
 * The documents to compose for each merchant, with preloads of what the first page shows. `home` preloads the
 * merchant's own slots instead; a kind whose module a merchant's releases do not have is left out there.
 */
export const documentKinds = [
  { kind: 'home', paths: HOME_PATHS, preload: [], calls: homeCalls },
  { kind: 'shell', paths: shellRoutes.map(({ path }) => path), preload: [], calls: [statusCall] },
  ...pageKinds,
];
