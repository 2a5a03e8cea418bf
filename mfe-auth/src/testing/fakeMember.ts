import { fakePlatform } from '@site/api/testing';
import {
  headIcon,
  type MemberInfo,
  type MerchantWallet,
  memberInfo,
  merchantWallet,
} from '@site/contracts/areas/account';
import { announcements } from '@site/contracts/areas/messages';
import { securityOverview } from '@site/contracts/areas/security';
import { consolidatedSettings, countries, systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { signIn } from '@site/session';
import { countryList, member as session, settings, status } from './fakeLogin';

export const narin: MemberInfo = {
  id: '1',
  account: 'narin88',
  nickname: 'Narin S.',
  type: 0,
  clubLabel: { labelName: 'Gold club' },
  icon: '/cdn/avatars/7.webp',
  country: 'TH',
  memberSince: '2025-08-02T18:00:00Z',
};

export const wallets: MerchantWallet = {
  currency: 'THB',
  currencySymbol: '฿',
  sumBalance: '12480.50',
  inGames: '3200.00',
  transfer: { min: '1.00', max: '50000.00' },
  wallets: [
    { accountType: 'MAIN', accountTypeName: 'Main wallet', balance: '9280.50' },
    { accountType: 'MOONREEF', accountTypeName: 'Moonreef', balance: '1850.00' },
    { accountType: 'JADEWORKS', accountTypeName: 'Jadeworks', balance: '950.00' },
    { accountType: 'PAPERCRANE', accountTypeName: 'Papercrane', balance: '400.00' },
    { accountType: 'SIXPETAL', accountTypeName: 'Sixpetal', balance: '0.00' },
    { accountType: 'TIDEWELL', accountTypeName: 'Tidewell', balance: '0.00' },
  ],
};

/** The wallets, with some of them as a test wants them; `undefined` for one that does not answer. */
export function walletsWith(balances: Readonly<Record<string, string | undefined>>): MerchantWallet {
  return {
    ...wallets,
    wallets: wallets.wallets.map((wallet) => {
      if (!(wallet.accountType in balances)) return wallet;
      const { balance: _balance, ...silent } = wallet;
      const balance = balances[wallet.accountType];
      return balance === undefined ? silent : { ...silent, balance };
    }),
  };
}

const NOTHING = {
  banners: [],
  notices: [],
  popups: [],
  promotions: [],
  promotionCategories: [],
  unreadCount: 0,
};

interface MemberSite {
  /** Value of the template of the member centre. */
  template?: string;
  /** Menu keys that are on; all of them without it. */
  menu?: readonly string[];
  /** Names of switches that are on besides. */
  flags?: readonly string[];
}

/** For tests: narin88 signed in, on a platform that answers everything that a member's own pages ask. */
export function fakeMember({ template = '1', menu = Object.values(MENU_KEYS), flags = [] }: MemberSite = {}) {
  const platform = fakePlatform();
  const nickname = { pattern: '^[^<>&"]{2,16}$', minLength: 2, maxLength: 16, messageKey: 'name.format' };
  platform.answer(memberInfo, narin);
  platform.answer(merchantWallet, wallets);
  platform.answer(headIcon, { icon: '/cdn/avatars/7.webp', choices: [] });
  platform.answer(whitelabelMenu, { menu: Object.fromEntries(menu.map((key) => [key, true])) });
  platform.answer(systemStatus, {
    ...status,
    info: {
      ...status.info,
      mobileTemplate: { mem_cen: template, dep_func: '' },
      whitelabel: { ...status.info.whitelabel, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
    },
  });
  platform.answer(consolidatedSettings, { ...settings, rules: { ...settings.rules, nickname } });
  platform.answer(countries, { list: countryList });
  platform.answer(announcements, NOTHING);
  platform.answer(inboxUnreadCount, 2);
  platform.answer(securityOverview, {
    email: 'na***@example.com',
    mobileNum: '08***21',
    payeeName: 'Narin S***',
    emailVerified: true,
    mobileVerified: false,
    passkeys: 1,
    secondStep: false,
    hasPaymentPassword: true,
    hasSecurityQuestions: false,
    bankCards: 2,
  });
  signIn({ ...session, userName: 'narin88', merchantCode: 'aurora' }, { persist: false });
  return platform;
}
