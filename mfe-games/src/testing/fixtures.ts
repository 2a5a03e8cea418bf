import type { Game, Vendor, VendorTypes } from '@site/contracts/areas/games';
import type { Status } from '@site/contracts/areas/system';
import type { SessionInfo } from '@site/session';

/** A game as the platform sends it, for tests. */
export function aGame(changes: Partial<Game> = {}): Game {
  return {
    nodeId: 'n1',
    nodeName: 'Copper Koi',
    roomId: '',
    vassalage: 'MOONREEF',
    gameName: 'Copper Koi',
    displayName: 'Moonreef',
    showIcon: '',
    iconUrl: '/cdn/art/MOONREEF/copper-koi.icon.svg',
    mobileLargeIcon: '/cdn/art/MOONREEF/copper-koi.tile.svg',
    supportPlay: 0,
    gameType: 'RNG',
    gameId: 'copper-koi',
    gameCode: 'copper-koi',
    isGameH5: 'Y',
    freeplay: 1,
    lottoMode: '',
    gameClassifyNew: '',
    ...changes,
  };
}

export function aVendor(code: string, displayName = code): Vendor {
  return { accountTypeName: code, displayName };
}

/** Vendors by category, in the order given. */
export function vendorTypesOf(
  categories: Record<string, readonly string[]>,
  { cockfightVendors = [], bingoVendors = [] }: Partial<VendorTypes> = {},
): VendorTypes {
  const mapping = Object.fromEntries(
    Object.entries(categories).map(([type, codes]) => [
      type,
      { vendorNames: codes.map((code) => aVendor(code)), vassalage: [...codes] },
    ]),
  );
  const sorting = Object.keys(categories).map((gameCategory) => ({ gameCategory }));
  return { mapping, sorting, cockfightVendors, bingoVendors };
}

export function aSession(changes: Partial<SessionInfo> = {}): SessionInfo {
  return {
    token: 'a-session-token-of-tests',
    merchantCode: 'aurora',
    userName: 'player01',
    type: 0,
    firstTimeLogin: false,
    ...changes,
  };
}

/** The system status of a merchant whose pictures lie under `cdn`. */
export function aStatus(cdn: string): Status {
  return {
    info: {
      customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
      domainRoute: {},
      mobileTemplate: { mem_cen: '1', dep_func: '1' },
      paths: { lotteryMui: '', lotteryFrame: '' },
      register: { username: true, mobileNum: false },
      resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
      whitelabel: {},
      mainDomain: '',
      imageCDNs: [cdn],
    },
    location: { ip: '127.0.0.1' },
    maintenance: false,
    regionRestriction: false,
  };
}
