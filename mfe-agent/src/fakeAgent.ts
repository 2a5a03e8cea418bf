import { fakePlatform } from '@site/api/testing';
import { memberInfo, walletBalance } from '@site/contracts/areas/account';
import { contractInfo, teamKpi } from '@site/contracts/areas/agent';
import { announcements } from '@site/contracts/areas/messages';
import { customerService, type Status, systemStatus, whitelabelMenu } from '@site/contracts/areas/system';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import type { AccountType } from '@site/contracts/values/values';
import { signIn } from '@site/session';
import { tools } from './home/tools';

const serviceKey = crypto.getRandomValues(new Uint8Array(32));

const TAG_BYTES = 16;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A customer-service path as the platform seals it: a compact JWE under the shared key. */
async function sealed(address: string): Promise<string> {
  const encoder = new TextEncoder();
  const header = base64url(encoder.encode(JSON.stringify({ alg: 'dir', enc: 'A256GCM' })));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await crypto.subtle.importKey('raw', serviceKey, 'AES-GCM', false, ['encrypt']);
  const sealing = { name: 'AES-GCM', iv, additionalData: encoder.encode(header) };
  const text = new Uint8Array(await crypto.subtle.encrypt(sealing, key, encoder.encode(address)));
  const parts = [iv, text.subarray(0, -TAG_BYTES), text.subarray(-TAG_BYTES)].map(base64url);
  return [header, '', ...parts].join('.');
}

const status = (whitelabel: Status['info']['whitelabel']): Status => ({
  info: {
    customerService: {
      path: '',
      key: { kty: 'oct', k: base64url(serviceKey) },
      hosts: ['service.aurora.example'],
    },
    domainRoute: {},
    mobileTemplate: { mem_cen: '', dep_func: '' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel,
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
});

interface AgentSite {
  type?: AccountType;
  /** Menu keys that are on; all of them without it. */
  menu?: readonly string[];
  flags?: Status['info']['whitelabel'];
  /** Address behind the chat. */
  chat?: string;
}

/** For tests: agent01 signed in, on a platform that answers everything that the page asks. */
export async function fakeAgent({
  type = 1,
  menu = tools.map(({ key }) => key),
  flags = {},
  chat = 'https://service.aurora.example/chat?from=agent',
}: AgentSite = {}) {
  const platform = fakePlatform();
  platform.answer(memberInfo, { id: 'a1', account: 'agent01', nickname: 'Suda P.', type });
  platform.answer(walletBalance, { sumBalance: '286940.00', currencySymbol: '฿' });
  platform.answer(teamKpi, {
    list: [],
    footer: {
      teamOnlineCount: 48,
      teamLoginMemberCount: 1260,
      teamBetMemberCount: 93,
      teamRegisterMemberCount: 7,
    },
    totalPages: 0,
  });
  platform.answer(contractInfo, { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' });
  platform.answer(whitelabelMenu, { menu: Object.fromEntries(menu.map((key) => [key, true])) });
  platform.answer(systemStatus, status(flags));
  platform.answer(customerService, {
    list: [
      {
        csType: 'LINE',
        csPosition: '1',
        title: 'Line',
        name: 'Line',
        path: await sealed('https://line.example/'),
      },
      { csType: 'LIVECHAT', csPosition: '2', title: 'Chat', name: 'Chat', path: await sealed(chat) },
    ],
  });
  platform.answer(announcements, {
    banners: [],
    notices: [],
    popups: [],
    promotions: [],
    promotionCategories: [],
    unreadCount: 3,
  });
  platform.answer(inboxUnreadCount, () => 12);
  signIn(
    { token: 'token-of-agent01', userName: 'agent01', type, firstTimeLogin: false, merchantCode: 'aurora' },
    { persist: false },
  );
  return platform;
}
