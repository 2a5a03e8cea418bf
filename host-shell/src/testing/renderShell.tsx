import { fakePlatform } from '@site/api/testing';
import { merchantWallet, type Session, walletBalance } from '@site/contracts/areas/account';
import { type Status, systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { signIn } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import th from '../locales/th.json';

export const openStatus: Status = {
  info: {
    customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
    domainRoute: {},
    mobileTemplate: { mem_cen: '0', dep_func: '0' },
    paths: { lotteryMui: 'mui', lotteryFrame: '/m/lotto-h5' },
    register: { username: true, mobileNum: true },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel: {},
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '203.0.113.42' },
  maintenance: false,
  regionRestriction: false,
};

interface ShellOptions {
  /** Paths that this site has pages for. */
  paths?: readonly string[];
  at?: string;
  /** The part leads to another page, where it is no longer shown. */
  leadsOn?: boolean;
}

/** A platform that answers what the shell itself asks. A test overrides what it is about. */
export function shellPlatform() {
  const platform = fakePlatform();
  platform.answer(systemStatus, openStatus);
  platform.answer(whitelabelMenu, { menu: {} });
  platform.answer(walletBalance, { sumBalance: '12480.50', currencySymbol: '฿' });
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  return platform;
}

/** A part of the shell inside all that it lives in, in English. */
export function renderShell(
  ui: ReactElement,
  { paths = [], at = '/m/home', leadsOn = false }: ShellOptions = {},
) {
  return renderInSite(ui, { texts: { 'host-shell': { en, th } }, path: at, pages: paths, leadsOn });
}

export function signInAs(type: Session['type'], userName = 'player01'): void {
  signIn(
    { token: 'a-token-of-a-test', merchantCode: 'aurora', userName, type, firstTimeLogin: false },
    { persist: false },
  );
}
