import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { refuseLostKeys } from '../../core/care/excluded/keys';
import { excludedValues } from '../../core/care/excluded/tables';
import type { OwnCareSettings } from '../../core/care/settings';
import { careSettings } from '../../core/care/tables';
import { DAY } from '../../core/clock';
import { ConfigError } from '../../core/config';
import { registerSettingsWith } from '../../core/merchants/registerSettings';
import { buildPlatform } from '../../platform';
import { easyBotChecks, registerMember } from '../../testing/access';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant, signedInHeaders } from '../../testing/fixtures';
import { refusalOf } from '../../testing/seeded';
import { sweepAll } from '../../testing/sweepAll';
import { bySocial, claimsOf, unsignedToken } from '../firebase/testing';
import { accountOf, named, newName } from '../registration/testing';
import {
  CARDS,
  confirmOwner,
  LOTUS,
  newOwner,
  type Owner,
  PASSWORD,
  PAYMENT_PASSWORD,
  SALA,
} from '../security/testing';
import { CARE } from './testing';

const REFUSED = [403, 'registration.refused'];
const PROJECT = 'demo-pearl';
const SIX_MONTHS = Date.parse('2027-05-20T08:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ ...easyBotChecks, config: { firebaseEmulator: '127.0.0.1:9099' } });
  const registerSettings = registerSettingsWith({
    mobileNum: 'optional',
    email: 'optional',
    payeeName: 'optional',
    idNumber: 'optional',
  });
  // aurora and lagoon belong together, coral does not.
  for (const code of ['aurora', 'lagoon', 'coral']) {
    const flags = { USERNAMEREG3: true, GOOGLELOGIN3: true };
    await createMerchant(test.db, { code, flags, registerSettings, firebaseProject: PROJECT });
  }
});
afterAll(() => test.close());

async function settings(merchant: string, own: OwnCareSettings): Promise<void> {
  await test.db
    .insert(careSettings)
    .values({ merchant, settings: own })
    .onConflictDoUpdate({ target: careSettings.merchant, set: { settings: own } });
}
let start: number;
beforeEach(async () => {
  start = test.clock();
  for (const merchant of ['aurora', 'lagoon']) await settings(merchant, { group: 'islands' });
});
afterEach(async () => {
  test.clock.advance(start - test.clock());
  await test.db.delete(excludedValues);
});

const register = (fields: object, merchant = 'lagoon', headers: Record<string, string> = {}) =>
  registerMember(test, 'username', named(newName(), fields), { merchant, ...headers });

let people = 0;
/** Somebody with a number, an address, a name and an identity number of their own. */
function newPerson() {
  people += 1;
  const three = String(people).padStart(3, '0');
  return {
    mobileNum: `0861583${three}`,
    email: `mali${three}@example.com`,
    payeeName: `Mali Saetang ${three}`,
    idNumber: `1100700123${three}`,
  };
}
type Person = ReturnType<typeof newPerson>;

/** A member of aurora who has registered with all of it, and is signed in. */
async function newMember(person: Person, merchant = 'aurora'): Promise<Owner> {
  const username = newName();
  await registerMember(test, 'username', named(username, person), { merchant });
  const account = await accountOf(test, username);
  if (!account) throw new Error('nobody was registered');
  const headers = await signedInHeaders(test.db, account, test.clock());
  const inject = (options: object) => test.app.inject({ headers, ...options });
  return {
    account,
    headers,
    get: (url, query = {}) => inject({ url, query }),
    send: (method, url, payload) => inject({ method, url, payload }),
    remove: (url, query) => inject({ method: 'DELETE', url, query }),
  };
}

const excludes = async (owner: Owner) => {
  const answer = await owner.send('POST', `${CARE}/exclusion`, { length: 'M6', understood: true });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

/** Somebody who has just excluded themselves at aurora. */
async function excludedPerson(): Promise<Person> {
  const person = newPerson();
  await excludes(await newMember(person));
  return person;
}

describe('a registration', () => {
  it.each(['mobileNum', 'email', 'payeeName', 'idNumber'] as const)(
    'is refused with the %s of somebody excluded at the merchant’s group, and nowhere else @PL-023',
    async (field) => {
      const { [field]: value } = await excludedPerson();
      expect(refusalOf(await register({ [field]: value }))).toEqual(REFUSED);
      expect((await register({ [field]: value }, 'coral')).statusCode).toBe(200);
      expect((await register(newPerson())).statusCode).toBe(200);
    },
  );

  it('is refused however it is typed @PL-023', async () => {
    const { email, payeeName, idNumber } = await excludedPerson();
    const fullWidth = payeeName.replace('Mali', 'Ｍａｌｉ');
    for (const typed of [
      { email: ` ${email.toUpperCase()} ` },
      { payeeName: `  ${payeeName.toUpperCase().replaceAll(' ', '   ')} ` },
      { payeeName: fullWidth },
      { idNumber: `${idNumber.slice(0, 1)}-${idNumber.slice(1, 5)} ${idNumber.slice(5)}` },
    ])
      expect([typed, ...refusalOf(await register(typed))]).toEqual([typed, ...REFUSED]);
  });

  it('says the same whatever was recognised, and what is taken as ever @PL-023', async () => {
    const { mobileNum, email, payeeName, idNumber } = await excludedPerson();
    const answers: LightMyRequestResponse[] = [];
    for (const fields of [{ payeeName }, { idNumber }, { payeeName, idNumber }])
      answers.push(await register(fields, 'aurora'));
    answers.push(await register({ mobileNum, email }));
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual(REFUSED);
      expect(answer.json().error.fields).toBeUndefined();
      expect(answer.json()).toEqual({ ...answers[0]?.json(), requestId: answer.json().requestId });
    }
    expect((await register({ email, payeeName }, 'aurora')).json().error).toMatchObject({
      code: 'email.exists',
      fields: { email: ['email.exists'] },
    });
  });

  it('by a social account is refused for the address that the provider tells @PL-023', async () => {
    const { email } = await excludedPerson();
    const sign = (address: string) =>
      unsignedToken({
        ...claimsOf(bySocial('google.com', address), test.clock(), PROJECT),
        email: address,
      });
    const social = (address: string) =>
      register({ socialChannel: 'google', socialIdToken: sign(address), email: newPerson().email });
    expect(refusalOf(await social(email))).toEqual(REFUSED);
    expect((await social(newPerson().email)).statusCode).toBe(200);
  });

  it('waits for a look when the name alone is known and the merchant wants so @PL-023', async () => {
    await settings('lagoon', { group: 'islands', payeeMatch: 'review' });
    const { payeeName, idNumber } = await excludedPerson();
    expect(refusalOf(await register({ payeeName, idNumber }))).toEqual(REFUSED);
    const answer = await register({ payeeName });
    expect(answer.statusCode).toBe(200);
    const headers = { merchant: 'lagoon', authorization: `Bearer ${answer.json().value.token}` };
    const get = async (url: string) => (await test.app.inject({ url, headers })).json().value;
    expect((await get(`${CARE}/state`)).state).toBe('CLOSED');
    expect((await get(`${CARE}/log?pageNo=1&pageSize=25`)).list).toMatchObject([
      { what: 'CLOSING', from: 'OPEN', to: 'CLOSED', source: 'SYSTEM' },
    ]);
  });
});

describe('a member', () => {
  const changeEmail = (owner: Owner, email: string) =>
    owner.send('PUT', '/wps/member/email', { email, password: PASSWORD });
  const setName = async (owner: Owner, payeeName: string) => {
    await confirmOwner(test, owner);
    return owner.send('PUT', '/wps/member/payeeName', { payeeName });
  };
  const addCard = (owner: Owner, card: object) =>
    owner.send('POST', CARDS, { paymentPassword: PAYMENT_PASSWORD, ...card });

  it('cannot change to the address, name or card of somebody excluded @PL-023', async () => {
    const excluded = await newOwner(test, { email: 'orn@example.com', emailKey: 'orn@example.com' });
    await addCard(excluded, SALA);
    await excludes(excluded);
    const other = await newOwner(test, { payeeName: null }, 'lagoon');
    expect(refusalOf(await changeEmail(other, 'orn@example.com'))).toEqual(REFUSED);
    expect(refusalOf(await setName(other, 'narin SRISUK'))).toEqual(REFUSED);
    expect((await setName(other, 'Orn Chaiyo')).statusCode).toBe(200);
    expect(refusalOf(await addCard(other, SALA))).toEqual(REFUSED);
    expect((await addCard(other, LOTUS)).statusCode).toBe(200);
    expect((await other.get(CARDS)).json().value.list).toHaveLength(1);
    // At the same merchant the address is told as taken, as everybody's is.
    expect(refusalOf(await changeEmail(await newOwner(test), 'orn@example.com'))).toEqual([
      409,
      'email.exists',
    ]);
  });

  it('waits for a look with the name of somebody excluded where the merchant wants so @PL-023', async () => {
    await settings('lagoon', { group: 'islands', payeeMatch: 'review' });
    const { payeeName } = await excludedPerson();
    const owner = await newOwner(test, { payeeName: null }, 'lagoon');
    expect((await setName(owner, payeeName)).statusCode).toBe(200);
    expect((await owner.get(`${CARE}/state`)).json().value.state).toBe('CLOSED');
  });

  it('who is excluded keeps what is their own, and is known by what they add @PL-023', async () => {
    const owner = await newOwner(test, { payeeName: 'Dao Rattana' });
    const { id } = (await addCard(owner, SALA)).json().value;
    await excludes(owner);
    const headers = await signedInHeaders(test.db, owner.account, test.clock());
    const back: Owner = {
      ...owner,
      headers,
      send: (method, url, payload) => test.app.inject({ method, url, headers, payload }),
    };
    await test.app.inject({ method: 'DELETE', url: CARDS, query: { id }, headers });
    for (const card of [SALA, LOTUS]) expect((await addCard(back, card)).statusCode).toBe(200);
    expect((await changeEmail(back, 'dao@example.com')).statusCode).toBe(200);
    expect(refusalOf(await register({ email: 'Dao@example.com' }))).toEqual(REFUSED);
    const other = await newOwner(test, { payeeName: 'Orn Chaiyo' }, 'lagoon');
    expect(refusalOf(await addCard(other, LOTUS))).toEqual(REFUSED);
  });

  it('is forgotten with the return, and not before @PL-023', async () => {
    const person = newPerson();
    const owner = await newMember(person);
    await excludes(owner);
    const recognised = async () => {
      await sweepAll(test.db, test.clock());
      return refusalOf(await register({ email: person.email }));
    };
    test.clock.advance(SIX_MONTHS - test.clock());
    expect(await recognised()).toEqual(REFUSED);
    const send = async (path: string) => {
      const headers = await signedInHeaders(test.db, owner.account, test.clock());
      await test.app.inject({ method: 'POST', url: `${CARE}/${path}`, headers, payload: {} });
    };
    await send('exclusion/return');
    await send('limits/declined');
    test.clock.advance(DAY - 1);
    expect(await recognised()).toEqual(REFUSED);
    test.clock.advance(1);
    expect((await register({ email: person.email })).statusCode).toBe(200);
    await sweepAll(test.db, test.clock());
    expect(await test.db.$count(excludedValues)).toBe(0);
  });
});

describe('what is kept', () => {
  it('is a digest of each value, with the exclusion and not before @PL-023', async () => {
    const person = newPerson();
    const owner = await newMember(person);
    expect(await test.db.$count(excludedValues)).toBe(0);
    await excludes(owner);
    const rows = await test.db.select().from(excludedValues);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['EMAIL', 'ID', 'NAME', 'PHONE']);
    for (const { digest } of rows) expect(digest).toMatch(/^[\w-]{43}$/);
  });

  it('is nothing when the exclusion fails', async () => {
    const owner = await newMember(newPerson());
    await settings('aurora', { exclusions: ['Y5'] });
    await expect(excludes(owner)).rejects.toThrow('request.invalid');
    expect(await test.db.$count(excludedValues)).toBe(0);
  });

  it('is recognised by each key that is configured, and the platform does not start without one', async () => {
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
    const { email } = await excludedPerson();
    await expect(refuseLostKeys(test.db, [newer])).resolves.toBeUndefined();
    await test.db.update(excludedValues).set({ keyId: 'gone' }).where(eq(excludedValues.kind, 'EMAIL'));
    await expect(refuseLostKeys(test.db, [newer])).rejects.toThrow(ConfigError);
    await test.db.delete(excludedValues);

    const withKeys = async (exclusionKeys: string[]) => {
      const { config } = test.app.platform;
      const app = await buildPlatform({
        db: test.db,
        clock: test.clock,
        config: { ...config, exclusionKeys },
      });
      return {
        app,
        register: (merchant: string, fields: object) =>
          registerMember({ ...test, app }, 'username', named(newName(), fields), { merchant }),
      };
    };
    const before = await withKeys([older]);
    const person = { ...newPerson(), email: `again.${email}` };
    const owner = await newMember(person);
    await before.app.inject({
      method: 'POST',
      url: `${CARE}/exclusion`,
      headers: owner.headers,
      payload: { length: 'M6', understood: true },
    });
    const after = await withKeys([newer, older]);
    expect(refusalOf(await after.register('lagoon', { email: person.email }))).toEqual(REFUSED);
    await expect(refuseLostKeys(test.db, [newer, older])).resolves.toBeUndefined();
    await expect(refuseLostKeys(test.db, [newer])).rejects.toThrow('EXCLUSION_KEYS');
    await before.app.close();
    await after.app.close();
  });
});
