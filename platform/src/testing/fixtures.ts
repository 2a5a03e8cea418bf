import { randomBytes } from 'node:crypto';
import { games, merchantVendors, vendors } from '../areas/games/tables';
import { type Account, accounts, type NewAccount } from '../core/accounts/tables';
import type { Database } from '../core/db/client';
import { newId } from '../core/ids';
import { postTransaction } from '../core/ledger/ledger';
import { bookOf } from '../core/ledger/transaction';
import { registerSettingsWith } from '../core/merchants/registerSettings';
import { type Merchant, merchants, type NewMerchant } from '../core/merchants/tables';
import { startSession } from '../core/sessions/sessions';

/** A merchant to test with; its host is `<code>.test`. */
export async function createMerchant(db: Database, changes: Partial<NewMerchant> = {}): Promise<Merchant> {
  const code = changes.code ?? 'aurora';
  const [merchant] = await db
    .insert(merchants)
    .values({
      code,
      name: 'Aurora',
      hosts: [`${code}.test`],
      timeZone: 'Asia/Bangkok',
      defaultLanguage: 'th',
      country: 'TH',
      currency: 'THB',
      currencySymbol: '฿',
      settings: {
        rules: {},
        minAge: 18,
        termsTicked: true,
        rememberPassword: true,
        jackpot: 'illustrative',
        minBetText: 'baht',
      },
      registerSettings: registerSettingsWith({}),
      flags: {},
      memberMenu: { TRANSREC3: true },
      agentMenu: { AGEPAG: true },
      profile: {
        mobileTemplate: { mem_cen: '1', dep_func: '1' },
        paths: { lotteryMui: 'mui', lotteryFrame: '/m/lotto-h5' },
        resources: { downloadLinks: [], appWindow: false, downloadBarLogin: false },
        domainRoute: { wps: '' },
        mainDomain: `${code}.test`,
        imageCDNs: ['/cdn'],
        serviceHosts: ['service.example'],
      },
      serviceKey: randomBytes(32).toString('base64url'),
      serviceUrl: 'https://service.example/chat',
      ...changes,
    })
    .returning();
  if (!merchant) throw new Error('the merchant was not created');
  return merchant;
}

/** An account to test with: a member without password unless told otherwise. */
export async function createAccount(
  db: Database,
  merchant: string,
  changes: Partial<NewAccount> = {},
): Promise<Account> {
  const username = changes.username ?? `user${randomBytes(4).toString('hex')}`;
  const [account] = await db
    .insert(accounts)
    .values({
      id: newId('acc'),
      merchant,
      username,
      usernameKey: username.toLowerCase(),
      nickname: 'Narin S.',
      type: 0,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...changes,
    })
    .returning();
  if (!account) throw new Error('the account was not created');
  return account;
}

/** Headers of a call by this account, with a session that starts now. */
export async function signedInHeaders(db: Database, account: Account, now: number) {
  const { token } = await startSession(db, account, now, { userAgent: null, address: null });
  return { merchant: account.merchant, authorization: `Bearer ${token}` };
}

/** A game of a vendor that the merchant offers, to test with. */
export async function createGame(
  db: Database,
  merchant: string,
  changes: Partial<typeof games.$inferInsert> = {},
): Promise<typeof games.$inferSelect> {
  const vendor = changes.vendor ?? 'MOONREEF';
  const category = changes.category ?? 'RNG';
  await db.insert(vendors).values({ code: vendor, name: 'Moonreef' }).onConflictDoNothing();
  await db.insert(merchantVendors).values({ merchant, category, vendor, position: 0 }).onConflictDoNothing();
  const nodeId = changes.nodeId ?? newId('node');
  const [game] = await db
    .insert(games)
    .values({
      nodeId,
      vendor,
      gameId: '101',
      code: `copper-koi-${nodeId}`,
      category,
      name: { en: 'Copper Koi', th: 'ปลาคาร์ปทองแดง' },
      rank: 1,
      minBet: 100n,
      maxBet: 100_000n,
      freePlay: true,
      isGameH5: 'Y',
      ...changes,
    })
    .returning();
  if (!game) throw new Error('the game was not created');
  return game;
}

/** Puts real money into an account; minor units. */
export async function fund(db: Database, account: Account, amount: bigint): Promise<void> {
  await postTransaction(db, {
    merchant: account.merchant,
    book: bookOf(account),
    kind: 'opening',
    reference: newId('fund'),
    at: new Date('2026-01-01T00:00:00Z'),
    postings: [
      { party: { player: account }, amount },
      { party: { system: 'equity' }, amount: -amount },
    ],
  });
}
