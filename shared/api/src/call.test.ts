import { walletBalance } from '@site/contracts/areas/account';
import { addFavourite, gameList, hotGames } from '@site/contracts/areas/games';
import { passwordByEmail } from '@site/contracts/areas/passwords';
import { claimReward } from '@site/contracts/areas/promotions';
import { inboxUnreadCount } from '@site/contracts/areas/unreadCounts';
import { endpoint } from '@site/contracts/http/endpoint';
import { Nothing } from '@site/contracts/values/values';
import { getSession, type SessionInfo, signIn, signOut } from '@site/session';
import * as z from 'zod/mini';
import { ApiError, call, type SessionEnd } from './index';
import { fakePlatform, refuse } from './testing/fakePlatform';

const player: SessionInfo = {
  token: 'token-of-player01',
  merchantCode: 'aurora',
  userName: 'player01',
  type: 0,
  firstTimeLogin: false,
};
const wallet = { sumBalance: '1234.50', currencySymbol: '฿' };
const GAME = { nodeId: 'n1', vendor: 'v1' };

afterEach(() => signOut());

describe('what a call carries', () => {
  it('names its module, merchant and language @SH-001', async () => {
    const platform = fakePlatform({ language: () => 'th' });
    platform.answer(inboxUnreadCount, 3);
    await expect(call(inboxUnreadCount, {})).resolves.toBe(3);
    expect(platform.sent(inboxUnreadCount)[0]?.headers).toMatchObject({
      ModuleId: 'INBOX3',
      Merchant: 'aurora',
      'Accept-Language': 'th',
    });
  });

  it('form-encodes the body of a call that asks for it', async () => {
    const platform = fakePlatform();
    platform.answer(passwordByEmail, {});
    await call(passwordByEmail, { username: 'player01', email: 'a+b@mail.example' });
    expect(platform.sent(passwordByEmail)).toEqual([
      {
        headers: expect.objectContaining({
          'Content-Type': expect.stringContaining('application/x-www-form-urlencoded'),
        }),
        content: { username: 'player01', email: 'a+b@mail.example' },
      },
    ]);
  });

  it('sends the token of a member, and none for a guest @SH-002', async () => {
    const platform = fakePlatform();
    platform.answer(hotGames, { list: [] });
    const request = { merchantCode: 'aurora', isPlatform: 2, language: 'TH', platform: 'html5' } as const;
    await call(hotGames, request);
    signIn(player, { persist: false });
    await call(hotGames, request);
    const [guest, member] = platform.sent(hotGames);
    expect(guest?.headers).not.toHaveProperty('Authorization');
    expect(member?.headers).toMatchObject({ Authorization: 'Bearer token-of-player01' });
    expect(JSON.stringify(member?.content)).not.toContain(player.token);
  });

  it('puts the request of a read into the query, and of a change into the body', async () => {
    const platform = fakePlatform();
    platform.answer(gameList, { games: [], pageNum: 1, totalPages: 0 });
    platform.answer(addFavourite, { nodeId: 'n1' });
    const request = {
      pageNo: 1,
      pageSize: 25,
      merchant: 'aurora',
      clientType: 2,
      platform: 'html5',
    } as const;
    await call(gameList, { ...request, gameType: 'RNG', language: 'TH' });
    await call(addFavourite, GAME);
    expect(platform.sent(gameList)[0]?.content).toMatchObject({ gameType: 'RNG', pageNo: 1 });
    expect(platform.sent(addFavourite)[0]?.content).toEqual(GAME);
  });

  it('adds the headers of the caller', async () => {
    const platform = fakePlatform();
    platform.answer(walletBalance, wallet);
    await call(walletBalance, {}, { headers: { Device: 'OTHERS' } });
    expect(platform.sent(walletBalance)[0]?.headers).toMatchObject({ Device: 'OTHERS' });
  });
});

describe('a call that moves money', () => {
  const taken = { signUpStatus: 'PENDING' };

  it('makes a new key for each press, and keeps the one that it is given', async () => {
    const platform = fakePlatform();
    platform.answer(claimReward, taken);
    await call(claimReward, { promotionId: 'p1' });
    await call(claimReward, { promotionId: 'p1' });
    await call(claimReward, { promotionId: 'p1' }, { idempotencyKey: 'mine' });
    const keys = platform.sent(claimReward).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('asks again with the same key while the first try still runs', async () => {
    const platform = fakePlatform();
    let tries = 0;
    platform.answer(claimReward, () => {
      tries += 1;
      return tries === 1 ? refuse('idempotency.in.progress', { headers: { 'retry-after': '0' } }) : taken;
    });
    await expect(call(claimReward, { promotionId: 'p1' })).resolves.toEqual(taken);
    const keys = platform.sent(claimReward).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('gives up in the end', async () => {
    const platform = fakePlatform();
    platform.refuse(claimReward, 'idempotency.in.progress', { headers: { 'retry-after': '0' } });
    await expect(call(claimReward, { promotionId: 'p1' })).rejects.toMatchObject({
      code: 'idempotency.in.progress',
    });
    expect(platform.sent(claimReward)).toHaveLength(5);
  });

  it('leaves the key out of all other calls', async () => {
    const platform = fakePlatform();
    platform.answer(addFavourite, { nodeId: 'n1' });
    await call(addFavourite, GAME);
    expect(platform.sent(addFavourite)[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });
});

describe('a failure', () => {
  it('carries everything that the platform said', async () => {
    const platform = fakePlatform();
    platform.refuse(walletBalance, 'request.rate.limited', {
      message: 'Too often',
      fields: { amount: ['amount.out.of.range'] },
      value: { min: '1.00' },
      headers: { 'retry-after': '7', 'x-request-id': 'r-1' },
    });
    const error: unknown = await call(walletBalance, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'request.rate.limited',
      message: 'Too often',
      status: 429,
      fields: { amount: ['amount.out.of.range'] },
      value: { min: '1.00' },
      requestId: 'r-1',
      retryAfter: 7,
    });
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>502</title>'],
    ['nothing', ''],
    ['half an answer', '{"success":true,"value":{"sumBal'],
    ['another envelope', { data: wallet }],
    ['a value of another form', { success: true, value: { sumBalance: 1234.5, currencySymbol: '฿' } }],
    ['a failure without a code', { success: false, error: {} }],
  ])('of form is an error with a code, never undefined: %s', async (_what, body) => {
    const platform = fakePlatform();
    platform.answerRaw(walletBalance, body);
    await expect(call(walletBalance, {})).rejects.toMatchObject({ code: 'client.response.malformed' });
  });

  it.each([500, 502])('of status %i without an envelope is one too, by its status', async (status) => {
    const platform = fakePlatform();
    platform.answerRaw(walletBalance, 'upstream', status);
    await expect(call(walletBalance, {})).rejects.toMatchObject({
      code: 'client.response.malformed',
      status,
    });
  });

  it('leaves fields out that the contract does not know', async () => {
    const platform = fakePlatform();
    platform.answerRaw(walletBalance, { success: true, value: { ...wallet, secret: 1 } });
    await expect(call(walletBalance, {})).resolves.toEqual(wallet);
  });

  it('parses a value that the contract transforms', async () => {
    const counted = endpoint({
      method: 'GET',
      path: '/wps/test',
      module: 'COMM3',
      who: 'public',
      request: Nothing,
      value: z.object({ count: z._default(z.int(), 0) }),
    });
    const platform = fakePlatform();
    platform.answerRaw(counted, { success: true, value: {} });
    await expect(call(counted, {})).resolves.toEqual({ count: 0 });
  });

  it('is the reason of the signal when the caller cancels', async () => {
    const platform = fakePlatform();
    platform.answer(walletBalance, () => new Promise(() => {}));
    const controller = new AbortController();
    const answer = call(walletBalance, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toBe(controller.signal.reason);
  });
});

describe('a session that the platform refuses', () => {
  function watched() {
    const ends: SessionEnd[] = [];
    const platform = fakePlatform({ onSessionEnded: (reason) => ends.push(reason) });
    return { ends, platform };
  }

  it.each([
    ['session.expired', 'expired'],
    ['session.relogin', 'relogin'],
  ] as const)('%s ends it once, even when ten calls fail together', async (code, end) => {
    const { ends, platform } = watched();
    platform.refuse(walletBalance, code);
    signIn(player, { persist: true });
    await Promise.allSettled(Array.from({ length: 10 }, () => call(walletBalance, {})));
    expect(platform.sent(walletBalance)).toHaveLength(10);
    expect(ends).toEqual([end]);
    expect(getSession()).toBeNull();
  });

  it('ends with a 401 that has no envelope, and with no other status that has none', async () => {
    const { ends, platform } = watched();
    signIn(player, { persist: true });
    for (const status of [403, 502]) {
      platform.answerRaw(walletBalance, '<!doctype html><title>Refused</title>', status);
      await Promise.allSettled([call(walletBalance, {})]);
    }
    expect(getSession()).not.toBeNull();
    platform.answerRaw(walletBalance, '<!doctype html><title>Log in</title>', 401);
    await Promise.allSettled([call(walletBalance, {})]);
    expect(ends).toEqual(['expired']);
    expect(getSession()).toBeNull();
  });

  it('is not the one that began since', async () => {
    const { ends, platform } = watched();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    platform.answer(walletBalance, async () => {
      await answered;
      return refuse('session.expired');
    });
    signIn(player, { persist: false });
    const late = call(walletBalance, {});
    signIn({ ...player, token: 'a newer one' }, { persist: false });
    answer();
    await expect(late).rejects.toMatchObject({ code: 'session.expired' });
    expect(getSession()?.token).toBe('a newer one');
    expect(ends).toEqual([]);
  });

  it('sends a guest who asked for something to log in, but not for a silent call @SH-003', async () => {
    const { ends, platform } = watched();
    platform.refuse(walletBalance, 'auth.required');
    await Promise.allSettled([call(walletBalance, {}, { silent: true })]);
    expect(ends).toEqual([]);
    await Promise.allSettled([call(walletBalance, {})]);
    expect(ends).toEqual(['required']);
  });

  it('is left alone by a wrong password', async () => {
    const { ends, platform } = watched();
    platform.refuse(walletBalance, 'login.failed');
    signIn(player, { persist: false });
    await Promise.allSettled([call(walletBalance, {})]);
    expect(ends).toEqual([]);
    expect(getSession()).not.toBeNull();
  });
});
