import { passwordTickets } from './areas/passwords/tables';
import { captchas, loginFailures } from './areas/session/tables';
import { telemetryEvents } from './areas/system/tables';
import { smsCodes, usedProofs } from './areas/verification/tables';
import { DAY, HOUR, MINUTE } from './core/clock';
import type { OpenDatabase } from './core/db/client';
import { encryptionKeyPairs, idempotencyKeys, rateLimits } from './core/http/tables';
import { mailbox } from './demo/sandbox/tables';
import { openTestDatabase } from './testing/database';
import { createMerchant } from './testing/fixtures';
import { sweepAll } from './testing/sweepAll';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('deletes what has run out and leaves the rest', async () => {
  const { db } = opened;
  const now = Date.parse('2026-11-20T08:00:00Z');
  const [past, future] = [new Date(now - 1), new Date(now + 1)];
  const failure = { merchant: 'aurora', address: '192.0.2.1', usernameKey: 'narin' };
  const event = { kind: 'error' as const, at: '2026-11-20T08:00:00Z', path: '/' };
  await db.insert(captchas).values([
    { cookieHash: 'old', answer: '1234', expiresAt: past },
    { cookieHash: 'new', answer: '1234', expiresAt: future },
  ]);
  await db.insert(idempotencyKeys).values(
    [past, future].map((expiresAt, place) => ({
      caller: 'a',
      key: `${place}`,
      path: '/',
      bodyDigest: '',
      answer: {},
      expiresAt,
    })),
  );
  await db.insert(rateLimits).values([
    { key: 'old', calls: 1, endsAt: past },
    { key: 'new', calls: 1, endsAt: future },
  ]);
  const keyPair = { publicJwk: { kty: 'RSA', n: '', e: '' }, privateJwk: {} };
  await db.insert(encryptionKeyPairs).values([
    { kid: 'old', ...keyPair, createdAt: new Date(now - 40 * DAY) },
    { kid: 'new', ...keyPair, createdAt: new Date(now - DAY) },
  ]);
  await db.insert(loginFailures).values([
    { id: 'old', ...failure, at: new Date(now - 16 * MINUTE) },
    { id: 'new', ...failure, at: new Date(now - 14 * MINUTE) },
  ]);
  await db.insert(telemetryEvents).values([
    { id: 'old', merchant: 'aurora', receivedAt: new Date(now - 31 * DAY), event },
    { id: 'new', merchant: 'aurora', receivedAt: new Date(now - 29 * DAY), event },
  ]);
  await createMerchant(db);
  const code = { merchant: 'aurora', module: 'REGMOBVERF3', dialingCode: '66', mobileNum: '0812345678' };
  await db.insert(smsCodes).values([
    { id: 'old', ...code, address: '', codeHash: '', sentAt: new Date(now - HOUR - 1) },
    { id: 'new', ...code, address: '', codeHash: '', sentAt: new Date(now - HOUR + 1) },
  ]);
  await db.insert(usedProofs).values([
    { nonce: 'old', expiresAt: past },
    { nonce: 'new', expiresAt: future },
  ]);
  await db.insert(passwordTickets).values([
    { ticketHash: 'old', merchant: 'aurora', usernameKey: 'narin', askedAt: new Date(now - HOUR - 1) },
    { ticketHash: 'new', merchant: 'aurora', usernameKey: 'narin', askedAt: new Date(now - HOUR + 1) },
  ]);
  const message = { merchant: 'aurora', channel: 'sms' as const, recipient: '', body: '' };
  await db.insert(mailbox).values([
    { id: 'old', ...message, at: new Date(now - DAY - 1) },
    { id: 'new', ...message, at: new Date(now - DAY + 1) },
  ]);
  await sweepAll(db, now);
  for (const table of [
    captchas,
    idempotencyKeys,
    rateLimits,
    encryptionKeyPairs,
    loginFailures,
    telemetryEvents,
    smsCodes,
    usedProofs,
    passwordTickets,
    mailbox,
  ])
    expect(await db.$count(table)).toBe(1);
  expect((await db.select().from(captchas))[0]?.cookieHash).toBe('new');
  expect((await db.select().from(encryptionKeyPairs))[0]?.kid).toBe('new');
  expect((await db.select().from(loginFailures))[0]?.id).toBe('new');
});
