import type { Contract } from '@site/contracts/areas/agentContracts';
import { and, eq } from 'drizzle-orm';
import { checkBooks } from '../../../core/ledger/books';
import { buildPlatform } from '../../../platform';
import { SYSTEMS } from '../../../testing/content';
import { signedInHeaders } from '../../../testing/fixtures';
import { valueIn } from '../../../testing/seeded';
import { inboxMessages } from '../../inbox/tables';
import { salaries } from '../salaries/tables';
import { contracts } from './tables';
import {
  ANY,
  CONTRACT,
  type ContractTest,
  createContracts,
  PAYMENT_PASSWORD,
  type Person,
  step,
} from './testing';

describe.each(SYSTEMS)('on %s', (system) => {
  let test: ContractTest;
  let other: ContractTest['app'];
  let boss: Person;
  let lead: Person;
  let player: Person;
  beforeAll(async () => {
    test = await createContracts(system);
    other = await buildPlatform({ db: test.db, clock: test.clock, config: test.app.platform.config });
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  beforeEach(async () => {
    test.goTo('2026-11-15T05:00:00Z');
    boss = await test.agent(undefined, 10_000_000n);
    lead = await test.agent(boss, 1_000_000n);
    player = await test.member(lead);
    await test.ofHouse(boss, 'DAILY', ANY);
    await test.ofHouse(boss, 'DIVIDEND', ANY);
  });
  afterEach(async () => {
    expect(await checkBooks(test.db)).toEqual([]);
  });

  /** Sends one call to both processes so many times, all at once. */
  async function storm(
    who: Person,
    times: number,
    call: (index: number) => { url: string; payload: object },
  ) {
    const headers = await signedInHeaders(test.db, who.account, test.clock());
    return Promise.all(
      Array.from({ length: times }, (_, index) =>
        (index % 2 === 0 ? test.app : other).inject({
          method: 'POST',
          ...call(index),
          headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        }),
      ),
    );
  }
  const offered = async () => valueIn<Contract>(await test.offer(boss, lead, 'DAILY', ANY));
  const process = ({ id }: Contract, action: string) => ({
    url: `${CONTRACT}/salary/process`,
    payload: { id, action },
  });
  const codes = (answers: Awaited<ReturnType<typeof storm>>) =>
    answers.map((answer) => answer.json().error?.code ?? answer.json().value.status);

  it('signs once what is signed on many devices at once, and answers all of them the same', async () => {
    const contract = await offered();
    const answers = await storm(lead, 8, () => process(contract, 'ACCEPT'));
    const told = new Set(answers.map((answer) => JSON.stringify(answer.json().value)));
    expect([codes(answers), told.size]).toEqual([Array(8).fill('ACTIVE'), 1]);
    const ofBoss = and(eq(inboxMessages.accountId, boss.account.id), eq(inboxMessages.desk, 'SERVICE'));
    const mails = await test.db.select().from(inboxMessages).where(ofBoss);
    expect(
      mails.filter(({ title }) => title?.en.endsWith(`${lead.account.username} has signed`)),
    ).toHaveLength(1);
  });

  it('lets the first of signing and refusing win', async () => {
    const contract = await offered();
    const answers = await storm(lead, 8, (index) => process(contract, index % 3 === 0 ? 'ACCEPT' : 'REJECT'));
    const [row] = await test.db.select().from(contracts).where(eq(contracts.id, contract.id));
    const won = row?.status ?? '';
    expect(['ACTIVE', 'REJECTED']).toContain(won);
    const accepted = won === 'ACTIVE';
    expect(codes(answers)).toEqual(
      Array.from({ length: 8 }, (_, index) =>
        (index % 3 === 0) === accepted ? won : 'contract.not.pending',
      ),
    );
  });

  it('leaves one offer of many that are made at once', async () => {
    const answers = await storm(boss, 6, (index) => ({
      url: `${CONTRACT}/salary/apply`,
      payload: { account: lead.account.username, kind: 'DAILY', terms: [step(`${index}.00`, 1, '1.00')] },
    }));
    expect(codes(answers)).toEqual(Array(6).fill('PENDING'));
    const pending = and(eq(contracts.toAccountId, lead.account.id), eq(contracts.status, 'PENDING'));
    expect(await test.db.$count(contracts, pending)).toBe(1);
  });

  it('signs or replaces when an offer is signed while it is replaced, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const contract = await offered();
      const [signed] = await Promise.all([test.decide(lead, contract), test.offer(boss, lead, 'DAILY', ANY)]);
      const [row] = await test.db.select().from(contracts).where(eq(contracts.id, contract.id));
      expect([signed.json().error?.code ?? 'signed', row?.status]).toEqual(
        row?.status === 'ACTIVE' ? ['signed', 'ACTIVE'] : ['contract.not.pending', 'ENDED'],
      );
    }
  });

  it('pays each salary and each dividend once, by jobs and payouts side by side', async () => {
    await test.signed(boss, lead, 'DAILY', ANY);
    await test.signed(boss, lead, 'DIVIDEND', ANY);
    const at = (day: number) => new Date(`2026-11-${day}T05:00:00Z`);
    for (const day of [16, 17, 18]) await player.bet(100_000n, { at: at(day) });
    test.goTo('2026-11-30T21:00:00Z');
    const before = [await boss.balance(), await lead.balance()];
    const payout = {
      url: '/wps/agent/dividends/payout',
      payload: {
        period: '2026-11-2',
        accounts: [lead.account.username],
        paymentPassword: PAYMENT_PASSWORD,
      },
    };
    for (let round = 0; round < 3; round += 1)
      await Promise.all([test.settle(), storm(boss, 4, () => payout), test.settle(), test.settle()]);
    // Of each 1,000.00 a tenth by the house to boss, and by boss to lead: three days, and a share of all.
    expect([await boss.balance(), await lead.balance()]).toEqual([before[0], (before[1] ?? 0n) + 60_000n]);
    const ofLead = and(eq(salaries.receiverId, lead.account.id), eq(salaries.status, 'PAID'));
    expect(await test.db.$count(salaries, ofLead)).toBe(3);
  });
});
