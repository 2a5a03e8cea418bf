import type { MenuEntry, RouteEntry } from '@site/contracts/federation/routes';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import type { Budgets } from '../budgets';

/** A route that a remote brings to the host's table: its `remote` is the one that it comes with. */
export type OwnRoute = Omit<RouteEntry, 'remote'>;

/** What a remote's `federation.config.ts` says, and all that its build differs by from its siblings'. */
export interface FederationConfig {
  /** The remote's name in the contract: `mfe_games`. */
  readonly name: string;
  /** Module name to file: `'./GameEntrance': './src/exposes/…'`. */
  readonly exposes: Readonly<Record<string, string>>;
  /** By expose: calls that its first render makes. */
  readonly calls?: Readonly<Record<string, readonly FirstCall[]>>;
  /** The range of contract versions it meets: `^1.0.0`. */
  readonly contract: string;
  /** Routes that it brings to the host's table. */
  readonly routes?: readonly OwnRoute[];
  /** Entries that it brings to the side menu. */
  readonly menu?: readonly MenuEntry[];
  /**
   * The remote of the contract whose place it takes at a merchant: `mfe_promotions`. What it exposes is then
   * checked against that one's type; it may expose more.
   */
  readonly replaces?: string;
  /**
   * What stands in the document before any script has run: a module whose default export is made by `firstViews` of
   * `@site/ui/firstView`, and the exposes that it draws. Their public `calls` are what they are drawn from.
   */
  readonly firstView?: { readonly file: string; readonly slots: readonly string[] };
  /**
   * What a release may weigh, in brotli bytes: `entry`, `firstView`, and by expose its own scripts and style sheets. What has
   * no budget here has the ceiling of shared/build.
   */
  readonly budgets?: Budgets;
}
