import { eq } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { DAY } from '../../core/clock';
import { readConfig } from '../../core/config';
import { balanceOf } from '../../core/ledger/ledger';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { startSession } from '../../core/sessions/sessions';
import { sessions } from '../../core/sessions/tables';
import { launchTokens } from '../../demo/sandbox/tables';
import { jobsOf } from '../../housekeeping';
import { areasOf } from '../../platform';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createGame, createMerchant, fund } from '../../testing/fixtures';
import { bets } from '../bets/tables';
import { favourites, recentGames } from '../games/tables';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
});
afterAll(() => test.close());

/** Does what the platform does from time to time, at this time. */
async function runJobs(now: number): Promise<void> {
  for (const { run } of jobsOf(areasOf({ demo: true }))) await run(test.db, now, readConfig({}));
}

describe('a session', () => {
  it('loses its address and user agent after 90 days, and is deleted after 400', async () => {
    const account = await createAccount(test.db, 'aurora');
    const now = test.clock();
    const origin = { userAgent: 'Mozilla/5.0', address: '203.0.113.7' };
    const ages = { 89: origin, 91: { userAgent: null, address: null }, 401: undefined };
    for (const [days, expected] of Object.entries(ages)) {
      const began = now - Number(days) * DAY;
      const { session } = await startSession(test.db, account, began, origin);
      await runJobs(now);
      const [kept] = await test.db
        .select({ userAgent: sessions.userAgent, address: sessions.address })
        .from(sessions)
        .where(eq(sessions.id, session.id));
      expect([days, kept]).toEqual([days, expected]);
    }
  });
});

describe('a trial that was used', () => {
  async function usedTrial(): Promise<Account> {
    const { value } = (
      await test.app.inject({
        method: 'POST',
        url: '/wps/session/login/freeplay',
        headers: { merchant: 'aurora' },
        payload: {},
      })
    ).json();
    const [account] = await test.db.select().from(accounts).where(eq(accounts.username, value.userName));
    if (!account) throw new Error('there is no trial');
    return account;
  }

  it('is deleted a week later with all that it played, and nothing of anybody else', async () => {
    const game = await createGame(test.db, 'aurora');
    const member = await createAccount(test.db, 'aurora');
    await fund(test.db, member, 700n);
    const before = await test.db.$count(ledgerTransactions);
    const trial = await usedTrial();
    const other = await usedTrial();
    const at = new Date(test.clock());
    const [session] = await test.db.select().from(sessions).where(eq(sessions.accountId, trial.id));
    await test.db.insert(launchTokens).values({
      tokenHash: 'open',
      sessionId: session?.id ?? '',
      nodeId: game.nodeId,
      language: 'en',
      expiresAt: new Date(test.clock() + 30 * DAY),
      merchant: 'aurora',
      accountId: trial.id,
      book: 'play',
      backUrl: 'https://aurora.example',
    });
    await test.db.insert(favourites).values({ accountId: trial.id, nodeId: game.nodeId, at });
    await test.db.insert(recentGames).values({ accountId: trial.id, nodeId: game.nodeId, at });
    await test.db.insert(bets).values({
      id: 'bet_trial',
      merchant: 'aurora',
      accountId: trial.id,
      book: 'play',
      vendor: game.vendor,
      nodeId: game.nodeId,
      gameType: game.category,
      bet: 100n,
      win: 0n,
      at,
    });
    await test.db
      .update(accounts)
      .set({ lastLoginAt: new Date(test.clock() + 2 * DAY) })
      .where(eq(accounts.id, other.id));
    await runJobs(test.clock() + 7 * DAY + 1);
    const left = async (id: string) => test.db.$count(accounts, eq(accounts.id, id));
    expect([await left(trial.id), await left(other.id), await left(member.id)]).toEqual([0, 1, 1]);
    expect(await test.db.$count(ledgerAccounts, eq(ledgerAccounts.accountId, trial.id))).toBe(0);
    expect(await test.db.$count(ledgerTransactions)).toBe(before + 1);
    expect(await test.db.$count(launchTokens)).toBe(0);
    expect(await test.db.$count(bets)).toBe(0);
    expect(await balanceOf(test.db, member)).toBe(700n);
  });

  it('takes no real money along, which the database keeps', async () => {
    const member = await createAccount(test.db, 'aurora');
    await fund(test.db, member, 500n);
    const mine = eq(ledgerEntries.ledgerAccountId, `aurora.real.player.${member.id}`);
    await expect(test.db.delete(ledgerEntries).where(mine)).rejects.toThrow();
    await expect(test.db.delete(ledgerTransactions)).rejects.toThrow();
    expect(await balanceOf(test.db, member)).toBe(500n);
  });
});
