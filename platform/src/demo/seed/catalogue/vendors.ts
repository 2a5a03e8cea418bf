import type { OpenMode } from '@site/contracts/areas/games';
import type { vendors } from '../../../areas/games/tables';
import { vendorNames } from '../../art';

/** Vendors whose games want the whole window, or one of their own; all others may be shown in a frame. */
const OPENS: Readonly<Record<string, OpenMode>> = {
  JADEWORKS: 'REDIRECT',
  SALTWIND: 'REDIRECT',
  IRONPALM: 'REDIRECT',
  PITCHLINE: 'POPUP',
  ARCFIELD: 'POPUP',
};

/** Vendors with a wallet of their own: players move money there before they play. */
const OWN_WALLETS: readonly string[] = ['PITCHLINE', 'ARCFIELD', 'IRONPALM', 'SALTWIND'];

/** Every vendor of the common catalogue. */
export const newVendors = (): (typeof vendors.$inferInsert)[] =>
  vendorNames.map(({ code, name }) => ({
    code,
    name,
    opens: OPENS[code] ?? 'FRAME',
    ownWallet: OWN_WALLETS.includes(code),
  }));
