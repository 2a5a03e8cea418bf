import type { Access } from './accessFile';
import { type Asking, identify, readProxySecret } from './identify';
import { newToken } from './token';

const SECRET = 'what-only-the-proxy-and-we-know-0123';
const NOW = new Date('2026-05-01T12:00:00Z');
const { token, tokenHash } = newToken();
const ended = newToken();

const grants = [{ role: 'deployer' as const, remotes: ['mfe-games'], merchants: ['*'] }];
const ACCESS: Access = {
  people: [
    { subject: 'ann@example.com', name: 'Ann', grants },
    { subject: 'old@example.com', name: 'Olga', until: '2026-05-01T11:59:59Z', grants },
    { tokenHash, name: 'ci of games', until: '2026-05-01T12:00:01Z', grants },
    { tokenHash: ended.tokenHash, name: 'ci of before', until: '2026-05-01T12:00:00Z', grants },
  ],
  proxies: ['10.1.0.0/16', '::1', '127.0.0.1'],
  header: 'X-Signed-In',
  approvals: [],
};

const askedBy = (changes: object = {}, remoteAddress = '10.1.2.3'): Asking => ({
  headers: { 'x-signed-in': 'ann@example.com', 'x-proxy-secret': SECRET, ...changes },
  remoteAddress,
});
const who = (asking: Asking, proxySecret: string | undefined = SECRET, access = ACCESS) =>
  identify(access, asking, { now: NOW, proxySecret });

it('knows whom a proxy of ours names @FD-066', () => {
  expect(who(askedBy())).toEqual({ identity: { name: 'Ann', grants } });
  expect(who(askedBy({}, '::ffff:127.0.0.1')).identity?.name).toBe('Ann');
  expect(who(askedBy({}, '::1')).identity?.name).toBe('Ann');
});

it.each([
  ['from another address', askedBy({}, '10.2.0.1')],
  ['from an address that is not known', { ...askedBy(), remoteAddress: undefined }],
  ['that only says to come from a proxy', askedBy({ 'x-forwarded-for': '10.1.2.3' }, '203.0.113.9')],
  ['without the secret', askedBy({ 'x-proxy-secret': undefined })],
  ['with another secret', askedBy({ 'x-proxy-secret': `${SECRET}x` })],
  ['with the secret twice', askedBy({ 'x-proxy-secret': [SECRET, SECRET] })],
])('believes no header %s @FD-066', (_, asking) => {
  expect(who(asking)).toEqual({ why: expect.stringContaining('is believed from a proxy') });
});

it('believes no header where there is no secret, or no header is named @FD-066', () => {
  expect(who(askedBy({ 'x-proxy-secret': '' }), '').identity).toBeUndefined();
  expect(identify(ACCESS, askedBy(), { now: NOW }).identity).toBeUndefined();
  const { header: _, ...unnamed } = ACCESS;
  expect(who(askedBy(), SECRET, unnamed)).toEqual({ why: 'Nobody is signed in' });
});

it('knows nobody whom a client put beside the name that the proxy sets @FD-066', () => {
  expect(who(askedBy({ 'x-signed-in': 'ann@example.com, eve@example.com' })).identity).toBeUndefined();
  expect(who(askedBy({ 'x-signed-in': ['ann@example.com', 'eve@example.com'] })).identity).toBeUndefined();
  expect(who(askedBy({ 'x-signed-in': 'ANN@example.com' })).why).toContain('is not in access.json');
});

it('knows who bears a token until it ends @FD-066', () => {
  const bearing = (one: string) =>
    who({ headers: { authorization: `Bearer ${one}` }, remoteAddress: '203.0.113.9' });
  expect(bearing(token)).toEqual({
    identity: { name: 'ci of games', until: '2026-05-01T12:00:01Z', grants },
  });
  expect(bearing(ended.token)).toEqual({ why: 'The access of ci of before ended 2026-05-01T12:00:00Z' });
  expect(bearing(tokenHash)).toEqual({ why: 'This token is not known' });
  expect(bearing(`${token}x`)).toEqual({ why: 'This token is not known' });
  expect(bearing('')).toEqual({ why: 'This token is not known' });
});

it('asks no header after a token that is wrong, and ends the access of people too @FD-066', () => {
  expect(who(askedBy({ authorization: 'Bearer site_wrong' })).identity).toBeUndefined();
  expect(who(askedBy({ authorization: 'Basic YTpi' })).identity).toBeUndefined();
  expect(who(askedBy({ 'x-signed-in': 'old@example.com' })).why).toContain('The access of Olga ended');
});

it('takes no secret of a proxy that could be guessed', () => {
  expect(readProxySecret({})).toBeUndefined();
  expect(readProxySecret({ CONSOLE_PROXY_SECRET: SECRET })).toBe(SECRET);
  expect(() => readProxySecret({ CONSOLE_PROXY_SECRET: 'secret' })).toThrow('at least 32 characters');
});
