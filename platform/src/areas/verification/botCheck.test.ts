import { MINUTE } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { askForCode, easyBotChecks, solveBotCheck } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(easyBotChecks);
  await createMerchant(test.db, { settings: settingsWith('off'), flags: { REGMOBVERF3: true } });
});
afterAll(() => test.close());

let number = 0;
const ask = (altcha: string) =>
  askForCode(test, 'REGMOBVERF3', `08${String(30_000_000 + ++number)}`, { altcha });
const REFUSED = [422, 'bot.check.failed'];

interface Proof {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}

const bent = (altcha: string, bend: (proof: Proof) => void) => {
  const proof = JSON.parse(Buffer.from(altcha, 'base64').toString()) as Proof;
  bend(proof);
  return Buffer.from(JSON.stringify(proof)).toString('base64');
};

it('takes a solved challenge, once @RP-010', async () => {
  const altcha = await solveBotCheck(test);
  expect((await ask(altcha)).statusCode).toBe(200);
  expect(refusalOf(await ask(altcha))).toEqual(REFUSED);
});

it('takes it once of two calls at the same time', async () => {
  const altcha = await solveBotCheck(test);
  const answers = await Promise.all([ask(altcha), ask(altcha)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422]);
});

it('takes it for five minutes', async () => {
  const [early, late] = [await solveBotCheck(test), await solveBotCheck(test)];
  test.clock.advance(5 * MINUTE - 1);
  expect((await ask(early)).statusCode).toBe(200);
  test.clock.advance(1);
  expect(refusalOf(await ask(late))).toEqual(REFUSED);
});

it('takes no other work, no other challenge and no nonsense', async () => {
  const altcha = await solveBotCheck(test);
  const forgeries = [
    bent(altcha, ({ solution }) => {
      solution.derivedKey = '00'.repeat(32);
    }),
    bent(altcha, ({ challenge }) => {
      challenge.parameters.data = { expirationTime: test.clock() + 60 * MINUTE };
    }),
    bent(altcha, ({ challenge }) => {
      challenge.parameters.keySignature = '';
    }),
    bent(altcha, ({ challenge }) => {
      challenge.signature = '00';
    }),
    'bm9uc2Vuc2U=',
    '%%%',
  ];
  for (const forged of forgeries) expect(refusalOf(await ask(forged))).toEqual(REFUSED);
  expect((await ask(altcha)).statusCode).toBe(200);
});

it('gives sixty challenges a minute to one address', async () => {
  const challenge = () =>
    test.app.inject({
      url: '/wps/verification/challenge',
      headers: { merchant: 'aurora', 'x-forwarded-for': '192.0.2.62' },
    });
  for (let call = 0; call < 60; call += 1) expect((await challenge()).statusCode).toBe(200);
  expect(refusalOf(await challenge())).toEqual([429, 'request.rate.limited']);
});
