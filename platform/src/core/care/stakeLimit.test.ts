import { type CareTest, createCareTest, type Member } from '../../areas/care/testing';
import { registrations } from '../accounts/tables';
import { parseMoney } from '../money';

let test: CareTest;
let member: Member;
beforeAll(async () => {
  test = await createCareTest();
});
afterAll(() => test.close());

async function born(birthDate: string | null): Promise<void> {
  member = await test.newMember(1_000_000n);
  await test.db.insert(registrations).values({
    accountId: member.account.id,
    method: 'H5',
    url: 'aurora.test',
    address: '127.0.0.1',
    contacts: {},
    birthDate,
    at: new Date(test.clock()),
  });
}

/** Holds the most that may be staked: one satang more is refused with it. */
async function expectMost(max: string): Promise<void> {
  await expect(member.spin(parseMoney(max) + 1n)).rejects.toMatchObject({
    code: 'limit.stake.exceeded',
    details: { value: { max } },
  });
  await member.spin(parseMoney(max));
}

// It is 20 November 2026, 15:00 in Bangkok.
it.each([
  ['the day before the 25th birthday', '2001-11-21', '20.00'],
  ['on the 25th birthday', '2001-11-20', '50.00'],
  ['the day before the 31st birthday', '1995-11-21', '50.00'],
  ['on the 31st birthday', '1995-11-20', '80.00'],
  ['without a birth date, as for the youngest', null, '20.00'],
])('is the merchant’s of the player’s age: %s @PL-007', async (_when, birthDate, max) => {
  const stakes = [
    { untilAge: 30, max: '50.00' },
    { untilAge: 24, max: '20.00' },
  ];
  await test.settings({ maxStake: '80.00', stakes });
  await born(birthDate);
  await expectMost(max);
});

it('is the youngest’s of who has never been asked for a birth date @PL-007', async () => {
  await test.settings({ stakes: [{ untilAge: 24, max: '20.00' }] });
  member = await test.newMember(1_000_000n);
  await expectMost('20.00');
});

it('is the lowest of age, merchant and member, and none of play money @PL-007', async () => {
  await test.settings({ maxStake: '30.00', stakes: [{ untilAge: 24, max: '20.00' }] });
  await born('2005-01-01');
  await member.limit('STAKE', undefined, '25.00');
  await expectMost('20.00');
  await member.limit('STAKE', undefined, '15.00');
  await expectMost('15.00');
  await expect(member.spin(1_501n, { book: 'play' })).rejects.toMatchObject({ code: 'balance.insufficient' });
});
