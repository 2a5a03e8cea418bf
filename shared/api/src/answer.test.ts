import { walletBalance } from '@site/contracts/areas/account';
import { favouriteIds, hotGames } from '@site/contracts/areas/games';
import { openedDraws } from '@site/contracts/areas/lottery';
import { call, type MalformedAnswer } from './index';
import { fakePlatform } from './testing/fakePlatform';

const page = { pageNo: 1, pageSize: 100 };

function watched() {
  const told: MalformedAnswer[] = [];
  return { told, platform: fakePlatform({ onMalformed: (answer) => told.push(answer) }) };
}

const success = (value: unknown) => ({ success: true, value });

it('leaves an item out that does not fit, and tells of its place', async () => {
  const { platform, told } = watched();
  platform.answerRaw(favouriteIds, success({ list: ['n1', 'private.mail@example', 'n3'] }));
  await expect(call(favouriteIds, page, { silent: true })).resolves.toEqual({ list: ['n1', 'n3'] });
  expect(told).toEqual([{ path: favouriteIds.path, places: ['value.list.1'], failed: false }]);
  expect(JSON.stringify(told)).not.toContain('private');
});

it('leaves a draw out whose numbers are not all there, and never one of its numbers', async () => {
  const { platform, told } = watched();
  const draw = { gameId: 'g', gameName: 'Hanoi', numero: '1', openedAt: '2026-11-20T08:00:00Z' };
  const good = { ...draw, numero: '2', result: ['1', '2', '3'] };
  platform.answerRaw(openedDraws, success({ list: [{ ...draw, result: ['1', '', '3'] }, good] }));
  await expect(call(openedDraws, {})).resolves.toEqual({ list: [good] });
  expect(told).toMatchObject([{ places: ['value.list.0.result.1'] }]);
});

it('tells of an answer that failed as a whole', async () => {
  const { platform, told } = watched();
  platform.answerRaw(walletBalance, success({ sumBalance: 1234.5, currencySymbol: '฿' }));
  await expect(call(walletBalance, {})).rejects.toMatchObject({ code: 'client.response.malformed' });
  expect(told).toEqual([{ path: walletBalance.path, places: ['value.sumBalance'], failed: true }]);
});

it('has nothing to tell of an answer that fits, a refusal, or a page of HTML', async () => {
  const { platform, told } = watched();
  platform.answer(favouriteIds, { list: ['n1'] });
  await call(favouriteIds, page);
  platform.refuse(walletBalance, 'unknown', { value: { list: [1] } });
  await expect(call(walletBalance, {})).rejects.toMatchObject({ code: 'unknown' });
  platform.answerRaw(walletBalance, '<!doctype html><title>502</title>');
  await expect(call(walletBalance, {})).rejects.toMatchObject({ code: 'client.response.malformed' });
  expect(told).toEqual([]);
});

it('leaves items out where nobody listens', async () => {
  const platform = fakePlatform();
  platform.answerRaw(favouriteIds, success({ list: ['n1', null] }));
  await expect(call(favouriteIds, page)).resolves.toEqual({ list: ['n1'] });
});

it('opens an answer that was asked for early, or kept for an offline start, in the same way', async () => {
  // Both come as they left the platform: the document's first script and the service worker open nothing.
  const { told } = watched();
  const body = JSON.stringify(success({ list: [{ gameName: 'no game' }] }));
  const address = `${hotGames.path}?isPlatform=2&language=EN&merchantCode=aurora&platform=html5`;
  globalThis.siteFirstAnswers = {
    [address]: {
      headers: { Merchant: 'aurora', 'Accept-Language': 'en' },
      answer: Promise.resolve({ status: 200, headers: {}, body }),
    },
  };
  const request = { merchantCode: 'aurora', isPlatform: 2, language: 'EN', platform: 'html5' } as const;
  await expect(call(hotGames, request)).resolves.toEqual({ list: [] });
  expect(told).toMatchObject([{ places: ['value.list.0.nodeId'] }]);
  globalThis.siteFirstAnswers = undefined;
});
