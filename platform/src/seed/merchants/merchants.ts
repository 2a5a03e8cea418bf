import { randomBytes } from 'node:crypto';
import type { Settings } from '@site/contracts/system';
import type { NewMerchant } from '../../merchants/tables';
import type { MerchantCode } from '../context';
import { AGENT_MENU, FLAGS, MEMBER_MENU, settingsWith } from './settings';

const SERVICE_KEY_BYTES = 32;

interface Brand {
  code: MerchantCode;
  name: string;
  hosts: string[];
  jackpot: Settings['jackpot'];
  /** Live chat, and with it its flag. */
  chat: boolean;
}

const BRANDS: readonly Brand[] = [
  {
    code: 'aurora',
    name: 'Aurora',
    hosts: ['aurora.localhost', 'localhost', '127.0.0.1'],
    jackpot: 'illustrative',
    chat: true,
  },
  { code: 'lagoon', name: 'Lagoon', hosts: ['lagoon.localhost'], jackpot: 'platform', chat: false },
];

function downloadLinks(code: string) {
  const at = (file: string) => `https://download.${code}.example/${file}`;
  return [
    {
      resourceType: 'MOBILECONFIG' as const,
      url: at('home-screen.mobileconfig'),
      labelNameEn: 'iOS profile',
    },
    { resourceType: 'IOS' as const, url: at('ios'), labelNameEn: 'iOS app' },
    { resourceType: 'Android' as const, url: at('android.apk'), labelNameEn: 'Android app' },
  ];
}

/** The merchants of the demonstration. Their hosts under `.example` belong to nobody. */
export const newMerchants = (): NewMerchant[] =>
  BRANDS.map(({ code, name, hosts, jackpot, chat }) => ({
    code,
    name,
    hosts,
    timeZone: 'Asia/Bangkok',
    defaultLanguage: 'th',
    currency: 'THB',
    currencySymbol: '฿',
    settings: settingsWith(jackpot),
    flags: { ...FLAGS, CBS3: chat },
    memberMenu: MEMBER_MENU,
    agentMenu: AGENT_MENU,
    modulesOff: chat ? [] : ['CBS3'],
    profile: {
      mobileTemplate: { mem_cen: '1', dep_func: '1' },
      paths: { lotteryMui: 'mui', lotteryFrame: '/m/lotto-h5' },
      resources: { downloadLinks: downloadLinks(code), appWindow: true, downloadBarLogin: false },
      domainRoute: { wps: '', lgw: '', lotto: '', chat: '', image: '' },
      mainDomain: hosts[0] ?? code,
      imageCDNs: ['/cdn'],
      serviceHosts: [`service.${code}.example`],
    },
    serviceKey: randomBytes(SERVICE_KEY_BYTES).toString('base64url'),
    serviceUrl: `https://service.${code}.example/chat`,
  }));

export const merchantName = (code: MerchantCode): string =>
  BRANDS.find((brand) => brand.code === code)?.name ?? code;
