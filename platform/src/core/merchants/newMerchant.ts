import { randomBytes } from 'node:crypto';
import { LOTTERY_FRAME_FOLDER } from '@site/contracts/areas/lottery';
import type { RegisterSettings } from '@site/contracts/areas/registration';
import type { Flags, Settings } from '@site/contracts/areas/system';
import { FLAGS } from '@site/contracts/values/flags';
import type { ConfiguredMerchant } from './configuredMerchants';
import { registerSettingsWith } from './registerSettings';
import { AGENT_MENU, MEMBER_MENU, STANDARD_FLAGS, settingsWith } from './settings';
import type { NewMerchant } from './tables';

const SERVICE_KEY_BYTES = 32;

/** What a merchant may choose besides what it has to say of itself. */
export interface MerchantChoices {
  readonly jackpot?: Settings['jackpot'];
  /** Live chat, and with it its flag. */
  readonly chat?: boolean;
  /** Who presents at live tables, and with it its flag. */
  readonly liveModels?: boolean;
  readonly registerSettings?: RegisterSettings;
  /** Besides those that every new merchant has. */
  readonly flags?: Flags;
  readonly downloadLinks?: NewMerchant['profile']['resources']['downloadLinks'];
}

/** A short form of registration: user name, password, a confirmed number, and what may be left out. */
export const SHORT_FORM = registerSettingsWith({
  mobileNum: 'optional',
  verificationCode: 'required',
  email: 'optional',
  affiliateCode: 'optional',
});

/** What a Firebase project is there for. */
const FIREBASE_FLAGS: Flags = {
  [FLAGS.smsLogin]: true,
  [FLAGS.facebookLogin]: true,
  [FLAGS.lineLogin]: true,
  [FLAGS.googleLogin]: true,
};

/**
 * The row of a merchant that is new to the platform. What it does not choose is as for most, and is changed in the
 * table later. Its hosts under `.example` belong to nobody.
 */
export function newMerchant(
  { defaultLanguage, ...configured }: ConfiguredMerchant,
  {
    jackpot = 'platform',
    chat = false,
    liveModels = false,
    registerSettings = SHORT_FORM,
    flags = {},
    downloadLinks = [],
  }: MerchantChoices = {},
): NewMerchant {
  const { code, hosts, firebaseProject } = configured;
  return {
    ...configured,
    defaultLanguage: defaultLanguage === 'th' ? 'th' : 'en',
    country: 'TH',
    currency: 'THB',
    currencySymbol: '฿',
    settings: settingsWith(jackpot),
    registerSettings,
    flags: {
      ...STANDARD_FLAGS,
      ...(firebaseProject === undefined ? {} : FIREBASE_FLAGS),
      ...flags,
      [FLAGS.liveChat]: chat,
      [FLAGS.liveModels]: liveModels,
    },
    memberMenu: MEMBER_MENU,
    agentMenu: AGENT_MENU,
    modulesOff: [...(chat ? [] : [FLAGS.liveChat]), ...(liveModels ? [] : [FLAGS.liveModels])],
    profile: {
      mobileTemplate: { mem_cen: '1', dep_func: '1' },
      paths: { lotteryMui: 'mui', lotteryFrame: LOTTERY_FRAME_FOLDER },
      resources: { downloadLinks, appWindow: true, downloadBarLogin: false },
      domainRoute: { wps: '', lgw: '', lotto: '', chat: '', image: '' },
      mainDomain: hosts[0] ?? code,
      imageCDNs: ['/cdn'],
      serviceHosts: [`service.${code}.example`],
    },
    serviceKey: randomBytes(SERVICE_KEY_BYTES).toString('base64url'),
    serviceUrl: `https://service.${code}.example/chat`,
  };
}
