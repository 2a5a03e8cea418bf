import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { operatorActions } from '../../../core/operator/tables';
import { PROMOTION_COMMANDS } from '../../../promotionCommands';
import { signedInHeaders } from '../../../testing/fixtures';
import { refusalOf, valueIn } from '../../../testing/seeded';
import { memberGroups, promotionCategories } from '../tables';
import { createPromotionTest, type Member, type PromotionTest } from '../testing';

let test: PromotionTest;
let member: Member;
let folder: string;
beforeAll(async () => {
  test = await createPromotionTest();
  folder = await mkdtemp(path.join(tmpdir(), 'promotion-'));
  await test.db
    .insert(promotionCategories)
    .values({ id: 'daily', merchant: 'aurora', name: { en: 'Daily', th: 'รายวัน' }, position: 0 });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  member = await test.newMember();
});

/** Runs a command on the database of the test. */
function command(verb: string, ...args: string[]): Promise<string> {
  const run = PROMOTION_COMMANDS[`promotion ${verb}`];
  if (!run) throw new Error(`there is no promotion ${verb}`);
  return run(test.db, ['--merchant', 'aurora', ...args]);
}

const both = (text: string) => ({ en: text, th: text });
const WRITTEN = {
  id: 'rainy-week',
  categories: ['daily'],
  title: both('A <b>rainy</b> week'),
  content: both('<p>Play at home.</p>'),
  scene: 'reef',
  eyebrow: both('This week'),
  headline: both('฿50'),
  subline: both('for each'),
  startsAt: '2026-11-01T00:00:00Z',
  reward: '50.00',
  stock: 2,
};

async function written(changes: object = {}): Promise<string> {
  const file = path.join(folder, 'promotion.json');
  await writeFile(file, JSON.stringify({ ...WRITTEN, ...changes }));
  return file;
}
const up = async (changes: object = {}) => command('up', '--file', await written(changes));

describe('promotion up', () => {
  it('puts a new one up, which members join, claim and are given', async () => {
    expect(await up()).toBe('rainy-week is up');
    expect(await member.detail('rainy-week')).toMatchObject({
      title: 'A <b>rainy</b> week',
      reward: '50.00',
    });
    valueIn(await member.join('rainy-week'));
    valueIn(await member.claim('rainy-week'));
    const { username } = member.account;
    expect(await command('applications')).toMatch(
      new RegExp(`^${username}; rainy-week; 2026-11-20T.*; 50.00; 0 pictures; ""$`),
    );
    expect(
      await command('approve', '--username', username, '--promotion', 'rainy-week', '--by', 'suda'),
    ).toBe(`${username} may take 50.00 of rainy-week`);
    expect(await command('applications')).toBe('no request waits');
    expect(await command('list')).toContain('given 1 of 2; spent 50.00; 0 wait; A <b>rainy</b> week');
  });

  it('of the longest id has its application in the reward centre', async () => {
    const id = 'x'.repeat(48);
    await up({ id });
    valueIn(await member.join(id));
    valueIn(await member.claim(id));
    const headers = await signedInHeaders(test.db, member.account, test.clock());
    const query = { pageNo: '1', pageSize: '25' };
    const list = valueIn<{ list: object[] }>(
      await test.app.inject({ url: '/wps/reward/list', query, headers }),
    );
    expect(list.list).toMatchObject([{ id: `application-${id}`, status: 'IN_REVIEW' }]);
  });

  it('changes one that there is, down to what was given', async () => {
    await up({ stock: 5 });
    valueIn(await member.join('rainy-week'));
    valueIn(await member.claim('rainy-week'));
    const { taken, spent } = await test.row('rainy-week');
    await expect(up({ stock: taken - 1 })).rejects.toThrow(`stock: ${taken} were asked for already`);
    await expect(up({ budget: '0.01' })).rejects.toThrow('was asked for already');
    expect(await up({ stock: taken, title: both('Sunny') })).toBe('rainy-week is changed and up');
    expect(await test.row('rainy-week')).toMatchObject({ taken, spent, title: both('Sunny') });
    expect(await member.detail('rainy-week')).toMatchObject({ closed: 'USED_UP', signUpStatus: 'PENDING' });
  });

  it('leaves nobody behind who has joined, and no id to two promotions', async () => {
    await up({ id: 'no-approval' });
    valueIn(await member.join('no-approval'));
    await expect(up({ id: 'no-approval', approval: true })).rejects.toThrow(
      'approval: 1 have joined without it',
    );
    valueIn(await member.claim('no-approval'));
    expect(await up({ id: 'no-approval', approval: true })).toBe('no-approval is changed and up');
    const { id } = await test.promotion({ linkedId: 'known-as' });
    await expect(up({ id: 'known-as' })).rejects.toThrow('members know another promotion by');
    expect(await up({ id })).toBe(`${id} is changed and up`);
  });

  it.each([
    [{ title: { en: 'x' } }, 'title.th: no text'],
    [{ reward: '50' }, 'reward: no amount: write "100.00"'],
    [{ reward: '-1.00' }, 'reward: no amount'],
    [{ reward: '0.00' }, 'reward: nothing'],
    [{ startsAt: 'tomorrow' }, 'startsAt: no time'],
    [{ endsAt: '2026-10-01T00:00:00Z' }, 'endsAt: not after startsAt'],
    [{ stock: 1.5 }, 'stock: no whole number'],
    [{ stok: 1 }, 'stok: there is no such field'],
    [{ approval: true, imageRequired: true }, 'approval: not with imageRequired'],
    [{ categories: ['daily', 'nightly'] }, 'categories: aurora has no "nightly"'],
    [{ audience: { levelFrom: 'gold' } }, 'audience.levelFrom: aurora has no "gold"'],
    [{ id: 'a b' }, 'id: no id'],
    // Its application is `application-` and the id, and an id has 64 characters.
    [{ id: 'x'.repeat(49) }, 'id: longer than 48 characters'],
    [{ rewardDays: 0 }, 'rewardDays: below 1'],
    [{ rewardBetDays: 0 }, 'rewardBetDays: below 1'],
  ])('refuses %j and names the field', async (changes, message) => {
    await expect(up(changes)).rejects.toThrow(message);
  });

  it('says what is wrong with the file itself', async () => {
    await expect(command('up', '--file', path.join(folder, 'none.json'))).rejects.toThrow('cannot be read');
    const file = path.join(folder, 'broken.json');
    await writeFile(file, '{');
    await expect(command('up', '--file', file)).rejects.toThrow('the file is no JSON');
    await expect(command('up')).rejects.toThrow('write --promotion');
  });
});

it('down and up again: nobody joins or claims meanwhile, and each is written down by who did it', async () => {
  const { id } = await test.promotion();
  expect(await command('down', '--promotion', id, '--reason', 'a wrong date')).toBe(`${id} is down`);
  expect(refusalOf(await member.join(id))).toEqual([409, 'promotion.not.joinable']);
  expect(await command('list')).toContain(`${id}; WITHDRAWN;`);
  await expect(command('down', '--promotion', id)).rejects.toThrow('down already');
  expect(await command('up', '--promotion', id, '--by', 'suda')).toBe(`${id} is up`);
  expect(valueIn(await member.join(id))).toEqual({ signUpStatus: 'JOINED' });
  const actions = await test.db.select().from(operatorActions).where(eq(operatorActions.subject, id));
  expect(actions.map(({ what, by, details }) => [what, by, details])).toEqual([
    ['promotion down', userInfo().username, { reason: 'a wrong date' }],
    ['promotion up', 'suda', {}],
  ]);
  await expect(
    test.db.update(operatorActions).set({ by: 'nobody' }).where(eq(operatorActions.subject, id)),
  ).rejects.toThrow();
});

it('shows requests with what was written, in a line, and where its pictures are', async () => {
  const { id } = await test.promotion({ imageRequired: true, remarkRequired: true });
  const sent = [await member.picture(), await member.picture()];
  valueIn(await member.join(id));
  valueIn(await member.apply(id, { remarks: 'Place 14,\nSunday', pictures: sent }));
  const [first, second] = sent.map((picture) => `/wps/pictures/${picture}`);
  expect(await command('applications', '--promotion', id)).toContain(
    `; 2 pictures ${first} ${second}; "Place 14,\\nSunday"`,
  );
});

it('puts members into groups and takes them out', async () => {
  const { username, id } = member.account;
  const own = eq(memberGroups.accountId, id);
  expect(await command('group', '--username', username, '--group', 'press')).toBe(`${username} is in press`);
  await command('group', '--username', username, '--group', 'press');
  expect(await test.db.$count(memberGroups, own)).toBe(1);
  await command('group', '--username', username, '--group', 'press', '--remove');
  expect(await test.db.$count(memberGroups, own)).toBe(0);
});

it('says what is missing or not written as it should be', async () => {
  const { username } = member.account;
  const give = (...more: string[]) => command('give', '--username', username, ...more);
  await expect(give('--reason', 'x')).rejects.toThrow('write --amount');
  await expect(give('--amount', '5', '--reason', 'x')).rejects.toThrow('write --amount as 100.00');
  await expect(give('--amount', '5.00')).rejects.toThrow('write --reason');
  await expect(give('--amount', '5.00', '--reason', 'x', '--days', 'two')).rejects.toThrow('whole number');
  await expect(give('--amount', '5.00', '--reason', 'x', '--days', '0')).rejects.toThrow('a day at least');
  expect(await give('--amount', '5.00', '--reason', 'x')).toBe(`${username} may take 5.00`);
  const rejected = command('reject', '--username', username, '--promotion', 'rainy-week', '--reason', 'x');
  await expect(rejected).rejects.toThrow('waits (not joined)');
});
