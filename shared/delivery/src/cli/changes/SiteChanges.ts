import type { Scope } from '@site/contracts/federation/access';
import type { Freeze, Lock } from '@site/contracts/federation/audit';
import type { ReleaseId } from '@site/contracts/federation/rollout';
import type { Change } from '../../product/deploy/composition';
import type { DeployOptions } from '../../product/deploy/deployRelease';
import type { StartOptions } from '../../rollout/startRollout';

/** What somebody says of a change besides what it is. */
export interface Saying {
  /** Who does it, when that is not whom the surroundings name. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
}

/** What can be done with a rollout that runs. */
export type RolloutMove = 'pause' | 'resume' | 'promote' | 'abort';

/** A deployment, as far as the command tells of it. */
export interface Deployed {
  readonly number: number;
  readonly changes: Change[];
}

/**
 * What the command changes: by itself on the store, or through a console (FD-066).
 *
 * Each throws a Refusal that says what would have been right. `undefined` is what is so already.
 */
export interface SiteChanges {
  deploy(
    merchant: string,
    options: DeployOptions,
    together: readonly ReleaseId[],
    /** Why it is done in spite of locks and freezes. */
    saying: Saying & { readonly break?: string | undefined },
  ): Promise<Deployed | undefined>;
  rollBack(
    merchant: string,
    component: string,
    options: { readonly together?: readonly string[] | undefined; readonly to?: string | undefined },
    saying: Saying,
  ): Promise<Deployed | undefined>;
  /** Begins a rollout (FD-056). */
  startRollout(
    merchant: string,
    options: StartOptions,
    saying: Saying & { readonly break?: string | undefined },
  ): Promise<Deployed | undefined>;
  /** @param remote As components are written: `mfe-games`. */
  moveRollout(
    move: RolloutMove,
    merchant: string,
    remote: string,
    saying: Saying & { readonly break?: string | undefined },
  ): Promise<Deployed | undefined>;
  /** @param traffic The share that it gets, in per cent of the users. */
  shareRollout(
    merchant: string,
    remote: string,
    traffic: number,
    saying: Saying & { readonly break?: string | undefined },
  ): Promise<Deployed | undefined>;
  lock(scope: Scope, saying: Saying & { readonly reason: string }): Promise<Lock>;
  freeze(
    freeze: Scope & Pick<Freeze, 'from' | 'to' | 'zone'>,
    saying: Saying & { readonly reason: string },
  ): Promise<Freeze>;
  /** Takes a lock off, or ends a freeze. */
  end(kind: 'locks' | 'freezes', id: string, saying: Saying): Promise<Lock | Freeze>;
}
