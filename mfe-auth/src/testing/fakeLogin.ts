import { fakePlatform, type SentRequest } from '@site/api/testing';
import { captcha, freePlayLogin, login } from '@site/contracts/areas/account';
import {
  consolidatedSettings,
  countries,
  encryptionKeys,
  type Settings,
  type Status,
  systemStatus,
} from '@site/contracts/areas/system';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

export const settings: Settings = {
  rules: {
    loginUsername: { pattern: '^[a-z0-9]{4,16}$', minLength: 4, maxLength: 16, messageKey: 'account.format' },
    password: { pattern: '^[!-~]{6,20}$', minLength: 6, maxLength: 20, messageKey: 'password.format' },
    loginPassword: { pattern: '^[!-~]{6,20}$', minLength: 6, maxLength: 20, messageKey: 'password.format' },
    loginMobileNum: { pattern: '^0[0-9]{8,9}$', minLength: 9, maxLength: 10, messageKey: 'mobile.format' },
    verificationCode: { pattern: '^[0-9]{6}$', minLength: 6, maxLength: 6, messageKey: 'field.format' },
  },
  minAge: 18,
  termsTicked: true,
  rememberPassword: true,
  jackpot: 'off',
  minBetText: 'baht',
};

export const status: Status = {
  info: {
    customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
    domainRoute: {},
    mobileTemplate: { mem_cen: '', dep_func: '' },
    paths: { lotteryMui: '', lotteryFrame: '' },
    register: { username: true, mobileNum: false },
    resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
    whitelabel: { FREEPLAY3: true },
    mainDomain: 'localhost',
    imageCDNs: ['/cdn'],
  },
  location: { ip: '127.0.0.1' },
  maintenance: false,
  regionRestriction: false,
};

export const member = {
  token: 'token-of-player01',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
} as const;
export const trial = { token: 'token-of-the-trial', userName: 'trial7', customerType: 4 } as const;

// The client asks for the key once in a page, so that all tests of a file need the same.
const keyPair = generateKeyPair('RSA-OAEP-256', { extractable: true });

export const countryList = [
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
  { code: 'ID', name: 'Indonesia', dialingCode: '62' },
];

/** For tests: a platform that lets player01 in and answers everything that the login page asks. */
export async function fakeLogin(changes: Partial<Settings> = {}) {
  const { n = '', e = '' } = await exportJWK((await keyPair).publicKey);
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, { keys: [{ kty: 'RSA', kid: 'k1', use: 'enc', n, e }] });
  platform.answer(consolidatedSettings, { ...settings, ...changes });
  platform.answer(systemStatus, status);
  platform.answer(countries, { list: countryList });
  platform.answer(login, member);
  platform.answer(freePlayLogin, trial);
  platform.answer(captcha, () => ({ image: `picture${platform.sent(captcha).length}` }));
  return platform;
}

/** What a sealed request says, read as the platform reads it. */
export async function opened({ content }: SentRequest): Promise<unknown> {
  const { data } = content as { data: string };
  const { plaintext } = await compactDecrypt(data, (await keyPair).privateKey);
  return JSON.parse(new TextDecoder().decode(plaintext));
}
