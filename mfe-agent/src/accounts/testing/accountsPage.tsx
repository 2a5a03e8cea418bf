import { fakePlatform } from '@site/api/testing';
import {
  type AffiliateUrl,
  affiliateUrls,
  newDownlineQuotas,
  newDownlineRebates,
  type RebateQuota,
} from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { consolidatedSettings, encryptionKeys, type FieldRule } from '@site/contracts/areas/system';
import type { Downline } from '@site/contracts/areas/team';
import { signIn } from '@site/session';
import { renderRemote } from '../../renderRemote';
import OpenAccountPage from '../OpenAccountPage';
import { testKeys } from './sealedBody';

const rebate = (gameType: Rebate['gameType'], rate: string, max: string): Rebate => ({
  gameType,
  rate,
  min: '0.00',
  max,
});

/** What agent01 may give: seven categories, the lottery the highest. */
export const offer: Rebate[] = [
  rebate('LOTT', '1.60', '1.80'),
  rebate('RNG', '0.60', '0.80'),
  rebate('LIVE', '0.45', '0.63'),
  rebate('FISH', '0.60', '0.80'),
  rebate('SPORTS', '0.00', '0.50'),
  rebate('PVP', '0.45', '0.65'),
  rebate('BINGO', '0.45', '0.65'),
];

export const quotas: RebateQuota[] = [
  { rate: '1.80', total: 5, used: 5 },
  { rate: '1.75', total: 5, used: 3 },
  { rate: '1.70', total: 20, used: 4 },
];

export const lineGroup: AffiliateUrl = {
  id: 'lnk1',
  code: 'NX7K2',
  url: 'https://play.example/m/register?invite=NX7K2',
  type: 0,
  rebates: [{ gameType: 'RNG', rate: '0.60' }],
  channel: 'Line group',
  registered: 41,
  createdAt: '2026-11-20T05:00:00.000Z',
};

/** Until the end of 2026, in Bangkok. */
export const nightMarket: AffiliateUrl = {
  ...lineGroup,
  id: 'lnk2',
  code: 'P0Q9Z',
  url: 'https://play.example/m/register?invite=P0Q9Z',
  type: 1,
  rebates: [
    { gameType: 'LOTT', rate: '1.60' },
    { gameType: 'RNG', rate: '0.40' },
    { gameType: 'LIVE', rate: '0.40' },
  ],
  channel: 'Night market stand',
  registered: 6,
  expiresAt: '2026-12-31T17:00:00.000Z',
};

export const opened: Downline = {
  account: 'noknok24',
  nickname: 'noknok24',
  type: 0,
  level: 1,
  members: 0,
  balance: '0.00',
  online: false,
  registeredAt: '2026-11-24T05:00:00.000Z',
};

const rule = (pattern: string, minLength: number, maxLength: number, messageKey: string): FieldRule => ({
  pattern,
  minLength,
  maxLength,
  messageKey,
});

/** agent01 signed in, on a platform that answers what the page asks. */
export async function accountsSite() {
  const platform = fakePlatform();
  platform.answerRaw(encryptionKeys, await testKeys());
  platform.answer(newDownlineRebates, { list: offer });
  platform.answer(newDownlineQuotas, { list: quotas });
  platform.answer(affiliateUrls, { list: [lineGroup, nightMarket], most: 20 });
  platform.answer(consolidatedSettings, {
    rules: {
      username: rule('^[A-Za-z0-9_]{4,16}$', 4, 16, 'account.format'),
      password: rule('^[!-~]{6,20}$', 6, 20, 'password.format'),
    },
    minAge: 20,
    termsTicked: false,
    rememberPassword: true,
    jackpot: 'off',
    minBetText: 'baht',
  });
  signIn(
    { token: 'token', userName: 'agent01', type: 1, firstTimeLogin: false, merchantCode: 'aurora' },
    { persist: false },
  );
  return platform;
}

export const showAccounts = (query = '') =>
  renderRemote(<OpenAccountPage />, { path: `/m/agentRegister${query}`, pages: ['/m/member/team'] });
