import type { Merchant } from '@site/contracts/federation/merchant';

/** A remote, and the module that it exposes for a place. */
export interface ModuleName {
  readonly remote: string;
  readonly expose: string;
}

/** `mfe_games./WinnerBoard` */
const SLOT = /^(?<remote>mfe_[a-z0-9_]+)(?<expose>\.\/[A-Za-z]+)$/;

/** The slots of a merchant's home, in order. A name that is not a slot's is left out. */
export function homeSlots({ home }: Pick<Merchant, 'home'>): readonly ModuleName[] {
  return home.flatMap((slot) => {
    const { remote, expose } = SLOT.exec(slot)?.groups ?? {};
    return remote && expose ? [{ remote, expose }] : [];
  });
}
