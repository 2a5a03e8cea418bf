import { eq } from 'drizzle-orm';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../testing/seeded';
import { inboxMessages } from './tables';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

describe('unread', () => {
  const path = '/wps/message/inbox/unreadCount';

  it('counts what the account has not read', async () => {
    const player = await test.signIn('player01');
    expect(valueIn(await player.get(path))).toBe(2);
    expect(valueIn(await (await test.signIn('agent01')).get(path))).toBe(12);
    await test.db
      .update(inboxMessages)
      .set({ readAt: new Date(test.clock()) })
      .where(eq(inboxMessages.accountId, 'aurora-player01'));
    expect(valueIn(await player.get(path))).toBe(0);
  });

  it('is nothing for guests', async () => {
    expect(refusalOf(await test.guest().get(path))).toEqual([401, 'auth.required']);
  });
});
