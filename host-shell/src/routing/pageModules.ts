import type { PageModule, RemoteModules, RemoteName } from '@site/contracts/federation/remoteModules';
import type { RouteEntry } from '@site/contracts/federation/routes';
import type { ComponentType } from 'react';

/** Pages that have a path already, and no module in the contract yet. One that comes moves into the contract. */
export interface PlannedModules {
  mfe_auth: object;
  mfe_games: object;
  mfe_promotions: object;
  mfe_messages: object;
  mfe_agent: {
    './TeamOverviewPage': PageModule;
    './TeamProfitPage': PageModule;
    './TeamPage': PageModule;
    './TeamBettingPage': PageModule;
    './RedEnvelopePage': PageModule;
    './RebateIncomePage': PageModule;
    './DividendPage': PageModule;
    './ContractPage': PageModule<{ kind: 'DAILY' | 'HOURLY' | 'DIVIDEND' }>;
  };
}

type Modules<Remote extends RemoteName> = RemoteModules[Remote] & PlannedModules[Remote];

/** `GameListPage` for the module `./GameListPage`. */
export type PageName<Remote extends RemoteName> = keyof Modules<Remote> extends infer Expose
  ? Expose extends `./${infer Name}`
    ? Name
    : never
  : never;

type PropsOf<Module> = Module extends { default: ComponentType<infer Props> } ? Props : never;

/** What a page is given by its route. */
export type PageProps<Remote extends RemoteName, Page extends PageName<Remote>> = PropsOf<
  Modules<Remote>[`./${Page}` & keyof Modules<Remote>]
>;

/**
 * What a route may have that is not as usual: the back header, the footer, back one step, open to all, not to an account
 * that is closed for play.
 */
export type LayoutExceptions = Partial<
  Pick<RouteEntry, 'header' | 'footer' | 'back' | 'guard' | 'whileClosed' | 'offers'>
>;

/** The last argument of a row: its exceptions, and the props that its page takes. */
export type RowOptions<Props> = keyof Props extends never
  ? [exceptions?: LayoutExceptions & { props?: never }]
  : object extends Props
    ? [exceptions?: LayoutExceptions & { props?: Props }]
    : [exceptions: LayoutExceptions & { props: Props }];
