import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOME_PATHS } from '@site/contracts/values/paths';
import { routeTable, shellRoutes } from '../../host-shell/src/routing/routeTable';

/*
 * Which pages the audits open. A row of the host's route table is here by itself, once the sources of its remote
 * have the module. What stands below is what a row does not say: an address with something on the page, and
 * pages that are another page to somebody else.
 */

/** A page as one kind of visitor sees it. */
export interface Visit {
  /** `{merchant}` in it is the code of the merchant that is visited. */
  readonly address: string;
  /** A demonstration account; a guest without it. */
  readonly account?: string;
}

const MEMBER = 'player01';
const AGENT = 'agent01';

const ACCOUNTS = { session: MEMBER, member: MEMBER, agent: AGENT } as const;

/** By path, the visits that are made instead of one to the path alone. */
const OWN_VISITS: Readonly<Record<string, readonly Visit[]>> = {
  '/m/set': [{ address: '/m/set' }, { address: '/m/set', account: MEMBER }],
  '/m/forget': [{ address: '/m/forget' }, { address: '/m/forget#ticket=of-a-mailed-link' }],
  // A guest is sent home.
  '/m/changePsw': [{ address: '/m/changePsw', account: MEMBER }],
  '/m/gameList': [{ address: '/m/gameList?gameType=RNG' }],
  '/m/search': [{ address: '/m/search' }, { address: '/m/search?q=moonreef' }],
  '/m/play': [{ address: '/m/play?game=MOONREEF-copper-koi', account: MEMBER }],
  '/m/startLottery': [
    {
      address: '/m/startLottery?mui=mui&playType=trad&gameId=1619&prize_mode=ELOTT',
      account: MEMBER,
    },
  ],
  '/m/gameRecord': [
    { address: '/m/gameRecord?range=30days', account: MEMBER },
    { address: '/m/gameRecord?tab=lottery', account: MEMBER },
  ],
  '/m/activityDetail': [
    { address: '/m/activityDetail?id={merchant}-promotion-fishing-league' },
    { address: '/m/activityDetail?id={merchant}-promotion-slot-race', account: MEMBER },
    { address: '/m/activityDetail?id={merchant}-promotion-share-a-win&part=request', account: MEMBER },
  ],
};

const home: readonly Visit[] = [{ address: '/m/home' }, { address: '/m/home', account: AGENT }];

interface FederationConfig {
  readonly exposes: Readonly<Record<string, string>>;
}

/** The modules that the sources of a remote give. */
async function exposesOf(remote: string): Promise<ReadonlySet<string>> {
  const file = path.join(import.meta.dirname, '../..', remote.replace('_', '-'), 'federation.config.ts');
  if (!existsSync(file)) return new Set();
  const { default: config } = (await import(file)) as { default: FederationConfig };
  return new Set(Object.keys(config.exposes));
}

/** Rows that show a module in its own way; further paths of the same are left out. */
async function pageRows() {
  const remotes = [...new Set(routeTable.map(({ remote }) => remote))];
  const given = new Map(
    await Promise.all(remotes.map(async (remote) => [remote, await exposesOf(remote)] as const)),
  );
  const seen = new Set<string>();
  return routeTable.filter(({ remote, expose, props }) => {
    const page = JSON.stringify([remote, expose, props]);
    if (seen.has(page) || !given.get(remote)?.has(expose)) return false;
    seen.add(page);
    return true;
  });
}

/** Every visit, page by page in the table's order. @throws Error when a visit is of no page. */
export async function allVisits(): Promise<readonly Visit[]> {
  const rows = [...(await pageRows()), ...shellRoutes];
  const strangers = Object.keys(OWN_VISITS).filter((own) => !rows.some((row) => row.path === own));
  if (strangers.length > 0 || !HOME_PATHS.includes('/m/home'))
    throw new Error(`The route table has no ${strangers.join(', ') || '/m/home'}`);
  const pages = rows.flatMap(({ path: address, guard }): readonly Visit[] => {
    const account = guard && ACCOUNTS[guard];
    return OWN_VISITS[address] ?? [{ address, ...(account && { account }) }];
  });
  return [...home, ...pages];
}
