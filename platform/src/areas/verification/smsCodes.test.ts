import { eq } from 'drizzle-orm';
import { MINUTE, SECOND } from '../../core/clock';
import { settingsWith } from '../../core/merchants/settings';
import { askForCode, easyBotChecks, newestCode, sentMessages, solveBotCheck } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { smsCodes } from './tables';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(easyBotChecks);
  await createMerchant(test.db, {
    settings: settingsWith('off'),
    flags: { REGMOBVERF3: true, MOBILESMSLOGIN3: true, CHNGPASSVERIF3: true },
  });
  await createMerchant(test.db, { code: 'closed', settings: settingsWith('off') });
});
afterAll(() => test.close());

let number = 0;
const newNumber = () => `08${String(40_000_000 + ++number)}`;
const member = async () => {
  const mobileNum = newNumber();
  return { mobileNum, account: await createAccount(test.db, 'aurora', { mobileNum, dialingCode: '66' }) };
};
const ask = (module: string, mobileNum: string, options = {}) => askForCode(test, module, mobileNum, options);

describe('a code without login', () => {
  it('answers when the next may be sent, and arrives with what it is for @RP-010', async () => {
    const mobileNum = newNumber();
    const answer = await ask('REGMOBVERF3', mobileNum, {
      headers: { 'accept-language': 'en', host: 'aurora.test' },
    });
    expect(answer.json()).toEqual({
      success: true,
      value: { expirationTime: test.clock() + 60 * SECOND },
    });
    const message = (await sentMessages(test)).at(-1);
    expect(message).toMatchObject({ merchant: 'aurora', channel: 'sms', recipient: `+66 ${mobileNum}` });
    expect(message?.body).toMatch(/^Aurora: \d{6} is your code\..*\n\n@aurora\.test #\d{6}$/s);
  });

  it('is stored as its hash', async () => {
    const mobileNum = newNumber();
    await ask('REGMOBVERF3', mobileNum);
    const [stored] = await test.db.select().from(smsCodes).where(eq(smsCodes.mobileNum, mobileNum));
    expect(stored?.codeHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['no module', ''],
    ['a module that sends none', 'COMM3'],
  ])('is refused to %s', async (_what, module) => {
    expect(refusalOf(await ask(module, newNumber()))).toEqual([400, 'request.invalid']);
  });

  it.each(['REGMOBVERF3', 'MOBILESMSLOGIN3', 'CHNGPASSVERIF3'])('is off with the flag %s', async (module) => {
    const answer = await ask(module, newNumber(), { merchant: 'closed' });
    expect(refusalOf(answer)).toEqual([403, 'feature.unavailable']);
  });

  it('is sent to numbers of the merchant’s form only, and names their length', async () => {
    const answer = await ask('REGMOBVERF3', '12', { altcha: 'x' });
    expect([refusalOf(answer), answer.json().value]).toEqual([[422, 'mobile.format'], { minLength: 9 }]);
  });

  it('is not for a number that has an account already, at registration', async () => {
    const { mobileNum } = await member();
    expect(refusalOf(await ask('REGMOBVERF3', mobileNum))).toEqual([409, 'mobile.exists']);
  });

  it.each(['MOBILESMSLOGIN3', 'CHNGPASSVERIF3'])(
    'of %s answers a stranger’s number like a member’s, and sends nothing',
    async (module) => {
      const [known, unknown] = [(await member()).mobileNum, newNumber()];
      const before = (await sentMessages(test)).length;
      expect((await ask(module, unknown)).json()).toEqual((await ask(module, known)).json());
      expect(refusalOf(await ask(module, unknown))).toEqual(refusalOf(await ask(module, known)));
      const sent = (await sentMessages(test)).slice(before);
      expect(sent.map(({ recipient }) => recipient)).toEqual([`+66 ${known}`]);
    },
  );

  it('of another dialling code goes to nobody', async () => {
    const { mobileNum } = await member();
    const before = (await sentMessages(test)).length;
    expect((await ask('CHNGPASSVERIF3', mobileNum, { dialingCode: '65' })).statusCode).toBe(200);
    expect(await sentMessages(test)).toHaveLength(before);
  });
});

describe('the limits', () => {
  it('are one code a minute for a number, whatever it is for', async () => {
    const { mobileNum } = await member();
    const first = (await ask('MOBILESMSLOGIN3', mobileNum)).json().value;
    test.clock.advance(20 * SECOND);
    const again = await ask('CHNGPASSVERIF3', mobileNum);
    expect(refusalOf(again)).toEqual([429, 'verification.too.soon']);
    expect([again.json().value, again.headers['retry-after']]).toEqual([first, '40']);
    test.clock.advance(40 * SECOND);
    expect((await ask('CHNGPASSVERIF3', mobileNum)).statusCode).toBe(200);
  });

  it('hold for calls at the same time', async () => {
    const mobileNum = newNumber();
    const proofs = [await solveBotCheck(test), await solveBotCheck(test), await solveBotCheck(test)];
    const answers = await Promise.all(proofs.map((altcha) => ask('REGMOBVERF3', mobileNum, { altcha })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429, 429]);
  });

  it('are five codes an hour for a number', async () => {
    const mobileNum = newNumber();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask('REGMOBVERF3', mobileNum)).statusCode).toBe(200);
      test.clock.advance(MINUTE);
    }
    const answer = await ask('REGMOBVERF3', mobileNum);
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '3300',
    ]);
    test.clock.advance(55 * MINUTE);
    expect((await ask('REGMOBVERF3', mobileNum)).statusCode).toBe(200);
  });

  it('are sixty codes an hour for an address', async () => {
    const address = '192.0.2.63';
    await test.db.insert(smsCodes).values(
      Array.from({ length: 60 }, (_, place) => ({
        id: `flood${place}`,
        merchant: 'aurora',
        module: 'REGMOBVERF3',
        dialingCode: '66',
        mobileNum: newNumber(),
        address,
        codeHash: '',
        sentAt: new Date(test.clock() - 50 * MINUTE),
      })),
    );
    const headers = { 'x-forwarded-for': address };
    const answer = await ask('REGMOBVERF3', newNumber(), { headers });
    expect([...refusalOf(answer), answer.headers['retry-after']]).toEqual([
      429,
      'request.rate.limited',
      '600',
    ]);
    expect((await ask('REGMOBVERF3', newNumber())).statusCode).toBe(200);
  });
});

describe('a code for who is signed in', () => {
  const askOwn = async (headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/wps/verification/sms',
      headers,
      payload: { altcha: await solveBotCheck(test) },
    });

  it('goes to their own number, which is answered masked', async () => {
    const { mobileNum, account } = await member();
    const answer = await askOwn(await signedInHeaders(test.db, account, test.clock()));
    expect(answer.json().value).toEqual({
      expirationTime: test.clock() + MINUTE,
      mobileNum: `${mobileNum.slice(0, 3)}****${mobileNum.slice(-3)}`,
    });
    const [stored] = await test.db.select().from(smsCodes).where(eq(smsCodes.mobileNum, mobileNum));
    expect(stored?.module).toBe('SECPRIV');
    expect(await newestCode(test, mobileNum)).toMatch(/^\d{6}$/);
  });

  it('needs a number', async () => {
    const account = await createAccount(test.db, 'aurora');
    const answer = await askOwn(await signedInHeaders(test.db, account, test.clock()));
    expect(refusalOf(answer)).toEqual([409, 'mobile.missing']);
  });
});

it('is refused where nothing can send it', async () => {
  const off = await createTestApp({ config: { developerMailbox: false } });
  await createMerchant(off.db, { settings: settingsWith('off'), flags: { REGMOBVERF3: true } });
  expect(refusalOf(await askForCode(off, 'REGMOBVERF3', newNumber()))).toEqual([502, 'vendor.unavailable']);
  await off.close();
});
