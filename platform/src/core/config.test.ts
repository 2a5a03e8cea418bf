import { ConfigError, readConfig } from './config';
import { newKeyPair } from './push/vapid';

const CORAL = {
  code: 'coral',
  name: 'Coral',
  hosts: ['coral.localhost'],
  timeZone: 'Asia/Bangkok',
  defaultLanguage: 'th',
};

it('is told of further merchants', () => {
  expect(readConfig({}).merchants).toEqual([]);
  expect(readConfig({ PLATFORM_MERCHANTS: JSON.stringify([CORAL]) }).merchants).toEqual([CORAL]);
});

it('starts without any setting', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8090,
    databaseUrl: undefined,
    vendorOrigin: 'http://localhost:8090',
    siteOrigins: [],
    rateLimitFactor: 1,
  });
});

it('follows the port with the vendor, and counts empty settings as unset', () => {
  expect(readConfig({ PLATFORM_PORT: '8290', DATABASE_URL: ' ' })).toMatchObject({
    vendorOrigin: 'http://localhost:8290',
    databaseUrl: undefined,
  });
});

it('knows what payment vendors sign by', () => {
  expect(readConfig({}).paymentSecrets.size).toBe(0);
  const secret = `${'a='.repeat(20)}b`;
  const { paymentSecrets } = readConfig({ PAYMENT_SECRETS: `PIER=${secret}, QUAY=${'q'.repeat(32)}` });
  expect([...paymentSecrets]).toEqual([
    ['PIER', secret],
    ['QUAY', 'q'.repeat(32)],
  ]);
});

it('knows the keys by which excluded members are recognised, the newest first', () => {
  expect(readConfig({}).exclusionKeys).toEqual([]);
  const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
  expect(readConfig({ EXCLUSION_KEYS: `${newer}, ${older}` }).exclusionKeys).toEqual([newer, older]);
  expect(() => readConfig({ EXCLUSION_KEYS: 'too-short-to-keep' })).toThrow(
    /^EXCLUSION_KEYS is wrong: (?!.*too-short)/,
  );
});

it('knows what notifications are signed by, whole or not at all', () => {
  expect(readConfig({}).vapid).toBeUndefined();
  const { publicKey, privateKey } = newKeyPair();
  const whole = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:push@games.example',
  };
  expect(readConfig(whole).vapid).toEqual({ publicKey, privateKey, subject: 'mailto:push@games.example' });
  for (const wrong of [
    { VAPID_SUBJECT: '' },
    { VAPID_SUBJECT: 'push@games.example' },
    { VAPID_PUBLIC_KEY: newKeyPair().publicKey },
    { VAPID_PRIVATE_KEY: 'no-key' },
  ]) {
    const read = () => readConfig({ ...whole, ...wrong });
    expect(read).toThrow(/VAPID_PUBLIC_KEY/);
    expect(read).not.toThrow(privateKey);
  }
});

it('sends notifications to known services, and to this machine in tests of the demonstration alone', () => {
  expect(readConfig({}).pushServices).toContain('fcm.googleapis.com');
  expect(readConfig({}).pushLoopback).toBe(false);
  expect(() => readConfig({ PUSH_SERVICES: 'https://fcm.googleapis.com' })).toThrow(/PUSH_SERVICES/);
  expect(() => readConfig({ PUSH_LOOPBACK: 'on', DEMO: 'off' })).toThrow(/PUSH_LOOPBACK/);
});

it('repeats nothing of a secret that is wrong', () => {
  expect(() => readConfig({ PAYMENT_SECRETS: 'PIER=too-short-to-keep' })).toThrow(
    /^PAYMENT_SECRETS is wrong: (?!.*too-short)/,
  );
});

it.each([
  [{ PLATFORM_PORT: 'http' }, /PLATFORM_PORT.*between 0 and 65535/],
  [{ PLATFORM_PORT: '70000' }, /PLATFORM_PORT/],
  [{ VENDOR_ORIGIN: 'games.example/' }, /VENDOR_ORIGIN.*https:/],
  [{ VENDOR_ORIGIN: 'javascript:alert(1)' }, /VENDOR_ORIGIN/],
  [{ SITE_ORIGINS: 'https://a.example, b' }, /SITE_ORIGINS/],
  [{ RATE_LIMIT_FACTOR: '0' }, /RATE_LIMIT_FACTOR/],
  [{ SEED_MORE_GAMES: '-1' }, /SEED_MORE_GAMES/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL.*warn/],
  [{ DRAIN_SECONDS: '-1' }, /DRAIN_SECONDS.*0 to 300/],
  [{ DRAIN_SECONDS: 'ten' }, /DRAIN_SECONDS/],
  [
    { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' },
    /FIREBASE_AUTH_EMULATOR_HOST.*127\.0\.0\.1:9099/,
  ],
  [{ PLATFORM_MERCHANTS: '[' }, /PLATFORM_MERCHANTS.*no JSON/],
  [{ PLATFORM_MERCHANTS: '[{"code":"coral"}]' }, /PLATFORM_MERCHANTS.*at 0\.name/],
  [
    { PLATFORM_MERCHANTS: JSON.stringify([{ ...CORAL, timeZone: 'Asia/Nowhere' }]) },
    /no time zone at 0\.timeZone/,
  ],
])('says in one line what is wrong with %p', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(message);
  try {
    readConfig(environment);
  } catch (error) {
    expect(String(error)).not.toContain('\n');
  }
});

it('keeps messages in the developer mailbox of its own database, and never by itself of a server’s', () => {
  expect(readConfig({}).developerMailbox).toBe(true);
  const DATABASE_URL = 'postgres://db.example/site';
  expect(readConfig({ DATABASE_URL }).developerMailbox).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'on' })).toMatchObject({ demo: true, developerMailbox: true });
  expect(() => readConfig({ DATABASE_URL, DEVELOPER_MAILBOX: 'on' })).toThrow(/set DEMO to on/);
  expect(readConfig({ DEVELOPER_MAILBOX: 'off' }).developerMailbox).toBe(false);
  expect(() => readConfig({ DEVELOPER_MAILBOX: 'yes' })).toThrow(
    /DEVELOPER_MAILBOX is "yes": set it to on or off/,
  );
});
