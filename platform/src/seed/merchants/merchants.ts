import { randomBytes } from 'node:crypto';
import type { RegisterSettings } from '@site/contracts/registration';
import type { Flags, Settings } from '@site/contracts/system';
import { downloadPath, PROFILE_FILE } from '../../downloads/paths';
import type { NewMerchant } from '../../merchants/tables';
import { everyField, registerSettingsWith } from './registerSettings';
import { AGENT_MENU, FLAGS, MEMBER_MENU, settingsWith } from './settings';
import type { ToldMerchant } from './toldMerchants';

const SERVICE_KEY_BYTES = 32;

interface Brand extends ToldMerchant {
  jackpot: Settings['jackpot'];
  /** Live chat, and with it its flag. */
  chat: boolean;
  registerSettings: RegisterSettings;
  /** Besides those that every merchant of the demonstration has. */
  flags: Flags;
}

const AT_HOME = { timeZone: 'Asia/Bangkok', defaultLanguage: 'th' } as const;

/** A short form. */
const SHORT = registerSettingsWith({
  mobileNum: 'optional',
  verificationCode: 'required',
  email: 'optional',
  affiliateCode: 'optional',
});

/** All that a form can ask for. */
const LONG = everyField({
  required: ['email', 'mobileNum', 'verificationCode', 'payeeName', 'birthDate'],
  captcha: true,
});

const BRANDS: readonly Brand[] = [
  {
    code: 'aurora',
    name: 'Aurora',
    hosts: ['aurora.localhost', 'localhost', '127.0.0.1'],
    jackpot: 'illustrative',
    chat: true,
    registerSettings: SHORT,
    flags: {},
    ...AT_HOME,
  },
  {
    code: 'lagoon',
    name: 'Lagoon',
    hosts: ['lagoon.localhost'],
    jackpot: 'platform',
    chat: false,
    registerSettings: LONG,
    flags: { MOBILESMSLOGIN3: true },
    ...AT_HOME,
  },
];

function downloadLinks(code: string) {
  const at = (file: string) => downloadPath(code, file);
  return [
    { resourceType: 'MOBILECONFIG' as const, url: at(PROFILE_FILE), labelNameEn: 'iOS profile' },
    { resourceType: 'IOS' as const, url: at('ios'), labelNameEn: 'iOS app' },
    { resourceType: 'Android' as const, url: at('android'), labelNameEn: 'Android app' },
  ];
}

/** A merchant with the demonstration's settings. Its hosts under `.example` belong to nobody. */
const newMerchant = ({ jackpot, chat, flags, defaultLanguage, ...brand }: Brand): NewMerchant => ({
  ...brand,
  defaultLanguage: defaultLanguage === 'th' ? 'th' : 'en',
  country: 'TH',
  currency: 'THB',
  currencySymbol: '฿',
  settings: settingsWith(jackpot),
  flags: { ...FLAGS, ...flags, CBS3: chat },
  memberMenu: MEMBER_MENU,
  agentMenu: AGENT_MENU,
  modulesOff: chat ? [] : ['CBS3'],
  profile: {
    mobileTemplate: { mem_cen: '1', dep_func: '1' },
    paths: { lotteryMui: 'mui', lotteryFrame: '/m/lotto-h5' },
    resources: { downloadLinks: downloadLinks(brand.code), appWindow: true, downloadBarLogin: false },
    domainRoute: { wps: '', lgw: '', lotto: '', chat: '', image: '' },
    mainDomain: brand.hosts[0] ?? brand.code,
    imageCDNs: ['/cdn'],
    serviceHosts: [`service.${brand.code}.example`],
  },
  serviceKey: randomBytes(SERVICE_KEY_BYTES).toString('base64url'),
  serviceUrl: `https://service.${brand.code}.example/chat`,
});

/** The merchants of the demonstration. */
export const newMerchants = (): NewMerchant[] => BRANDS.map(newMerchant);

/** What a Firebase project is there for. */
const FIREBASE_FLAGS: Flags = {
  MOBILESMSLOGIN3: true,
  FACEBOOKLOGIN3: true,
  LINELOGIN3: true,
  GOOGLELOGIN3: true,
};

/** A merchant that the platform was told of: what only it could choose is as for most. */
export const newToldMerchant = (told: ToldMerchant): NewMerchant =>
  newMerchant({
    ...told,
    jackpot: 'platform',
    chat: false,
    registerSettings: SHORT,
    flags: told.firebaseProject === undefined ? {} : FIREBASE_FLAGS,
  });
