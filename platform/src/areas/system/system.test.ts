import { base64url, compactDecrypt } from 'jose';
import { newMerchants } from '../../demo/seed/merchants/merchants';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createMerchant, signedInHeaders } from '../../testing/fixtures';
import { serviceEntries } from './tables';

let test: TestApp;
const aurora = { merchant: 'aurora' };

beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db, {
    flags: { USERNAMEREG3: true, CBS3: true },
    memberMenu: { TRANSREC3: true, SECPRIV: true },
    agentMenu: { AGEPAG: true },
    modulesOff: ['CBS3', 'SECPRIV'],
  });
  await createMerchant(test.db, { code: 'closed', maintenance: true });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = aurora) => test.app.inject({ url, headers });

const open = async (jwe: string, k: string) =>
  new TextDecoder().decode(
    (await compactDecrypt(jwe, base64url.decode(k), { keyManagementAlgorithms: ['dir'] })).plaintext,
  );

describe('status', () => {
  it('tells the shell what the merchant is and where the caller is @RP-001', async () => {
    const answer = await get('/wps/system/status', { ...aurora, 'x-forwarded-for': '203.0.113.5' });
    const { info, location, maintenance, regionRestriction } = answer.json().value;
    expect({ location, maintenance, regionRestriction }).toEqual({
      location: { ip: '203.0.113.5' },
      maintenance: false,
      regionRestriction: false,
    });
    expect(Object.keys(info).sort()).toEqual([
      'customerService',
      'domainRoute',
      'imageCDNs',
      'mainDomain',
      'mobileTemplate',
      'paths',
      'register',
      'resources',
      'whitelabel',
    ]);
    expect(info.register).toEqual({ username: true, mobileNum: false });
  });

  it('shows the flag of a module that is switched off as off', async () => {
    const { whitelabel } = (await get('/wps/system/status')).json().value.info;
    expect(whitelabel).toEqual({ USERNAMEREG3: true, CBS3: false });
  });

  it('answers in maintenance and to restricted regions, and says so @RP-001', async () => {
    const answer = await get('/wps/system/status', { merchant: 'closed' });
    expect([answer.statusCode, answer.json().value.maintenance]).toEqual([200, true]);
    expect((await get('/wps/account/settings', { merchant: 'closed' })).json().error.code).toBe(
      'system.maintenance',
    );

    await createMerchant(test.db, { code: 'narrow', restrictedNetworks: ['203.0.113.0/24'] });
    const far = await get('/wps/system/status', { merchant: 'narrow', 'x-forwarded-for': '203.0.113.5' });
    expect(far.json().value.regionRestriction).toBe(true);
  });

  it('stays the same for who holds it', async () => {
    const { etag } = (await get('/wps/system/status')).headers;
    expect((await get('/wps/system/status', { ...aurora, 'if-none-match': String(etag) })).statusCode).toBe(
      304,
    );
  });

  it('has the key that opens its customer-service link', async () => {
    const { path, key } = (await get('/wps/system/status')).json().value.info.customerService;
    expect(path).not.toContain('service.example');
    expect(await open(path, key.k)).toBe('https://service.example/chat');
  });
});

it('gives the menu keys of a guest, a member and an agent @RP-002', async () => {
  const menuOf = async (headers: Record<string, string>) =>
    (await get('/wps/system/whitelabel', headers)).json().value.menu;
  const agent = await createAccount(test.db, 'aurora', { type: 2 });
  const member = await createAccount(test.db, 'aurora', { type: 0 });
  expect(await menuOf(aurora)).toEqual({ TRANSREC3: true, SECPRIV: false });
  expect(await menuOf(await signedInHeaders(test.db, member, test.clock()))).toEqual({
    TRANSREC3: true,
    SECPRIV: false,
  });
  expect(await menuOf(await signedInHeaders(test.db, agent, test.clock()))).toEqual({ AGEPAG: true });
});

describe('domain route', () => {
  const routeOf = (merchant: string, headers: Record<string, string> = {}) =>
    get('/wps/system/domainRoute', { merchant, ...headers });

  it('gives the origin of each service, as the status does @RP-003', async () => {
    const [seeded] = newMerchants();
    if (!seeded) throw new Error('no merchant');
    const { profile } = seeded;
    await createMerchant(test.db, { code: 'here', profile });
    const chat = 'https://chat.example';
    const apart = { ...profile, domainRoute: { ...profile.domainRoute, chat } };
    await createMerchant(test.db, { code: 'apart', profile: apart });

    const own = { wps: '', lgw: '', lotto: '', chat: '', image: '' };
    expect((await routeOf('here')).json().value).toEqual(own);
    expect((await routeOf('apart')).json().value).toEqual({ ...own, chat });
    const status = await get('/wps/system/status', { merchant: 'apart' });
    expect(status.json().value.info.domainRoute).toEqual({ ...own, chat });
  });

  it('stays the same for who holds it @RP-003', async () => {
    const { etag } = (await routeOf('aurora')).headers;
    expect((await routeOf('aurora', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

it('gives the consolidated settings @RP-049', async () => {
  const answer = await get('/wps/account/settings');
  expect(answer.json().value).toEqual({
    rules: {},
    minAge: 18,
    termsTicked: true,
    rememberPassword: true,
    jackpot: 'illustrative',
    minBetText: 'baht',
  });
});

it('lists customer service with sealed paths, in order, in the caller’s language, also in maintenance @RP-041', async () => {
  const entry = (position: number, csType: 'LINE' | 'LIVECHAT', merchant: string) => ({
    id: `cs-${merchant}-${position}`,
    merchant,
    position,
    csType,
    csPosition: 'MENU',
    title: { en: `Title ${position}`, th: `หัวข้อ ${position}` },
    name: { en: 'Chat', th: 'แชต' },
    url: `https://service.example/${csType}`,
  });
  await test.db
    .insert(serviceEntries)
    .values([entry(2, 'LINE', 'aurora'), entry(1, 'LIVECHAT', 'aurora'), entry(1, 'LINE', 'closed')]);
  const headers = { ...aurora, 'accept-language': 'en' };
  const { list } = (await get('/wps/customerService', headers)).json().value;
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['Title 1', 'Title 2']);
  const { key } = (await get('/wps/system/status')).json().value.info.customerService;
  expect(await open(list[0].path, key.k)).toBe('https://service.example/LIVECHAT');
  expect(JSON.stringify(list)).not.toContain('service.example');
  expect((await get('/wps/customerService', { merchant: 'closed' })).json().value.list).toHaveLength(1);
});
