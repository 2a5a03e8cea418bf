import { createPromotionTest, type Member, type PromotionTest } from '../../areas/promotions/testing';
import { operatorActions } from '../../core/operator/tables';
import { createTestApp } from '../../testing/app';
import { refusalOf, valueIn } from '../../testing/seeded';
import { DESK_PATH } from './promotionDeskPage';

let test: PromotionTest;
let member: Member;
beforeAll(async () => {
  test = await createPromotionTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  member = await test.newMember();
});

const desk = (query: Record<string, string> = {}, language = 'en') =>
  test.app.inject({
    url: DESK_PATH,
    query: { merchant: 'aurora', ...query },
    headers: { 'accept-language': language },
  });

/** A press of a button: the form as a browser sends it. */
const press = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: `${DESK_PATH}/${form}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams({ merchant: 'aurora', ...fields }).toString(),
  });

async function requested(
  remarks = 'Place 14',
): Promise<{ id: string; fields: Record<string, string>; picture: string }> {
  const { id } = await test.promotion({ imageRequired: true, remarkRequired: true });
  const picture = await member.picture();
  valueIn(await member.join(id));
  valueIn(await member.apply(id, { remarks, pictures: [picture] }));
  return { id, picture, fields: { username: member.account.username, promotion: id } };
}

it('says what it is, in both languages, runs nothing, and shows pictures of its own alone', async () => {
  const answer = await desk();
  expect(answer.body).toMatch(/Sandbox: promotion desk.*No real money moves/s);
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-.*img-src 'self';.*form-action 'self';/,
  );
  expect((await desk({}, 'th')).body).toContain('โต๊ะพิจารณาโปรโมชัน');
});

it('lists what waits with its remark, as text, and its pictures', async () => {
  const { picture } = await requested('<script>alert(1)</script>');
  const { body } = await desk();
  expect(body).toContain('&#60;script&#62;');
  expect(body).not.toContain('<script');
  expect(body).toContain(`<img src="/wps/pictures/${picture}"`);
});

it('approves with an amount, once, and says so', async () => {
  const { id, fields } = await requested();
  const answer = await press('requests', { ...fields, act: 'approve', amount: '88.00' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${DESK_PATH}?merchant=aurora&said=approve`,
  ]);
  expect((await desk({ said: 'approve' })).body).toContain('The reward waits in the reward centre.');
  expect(await test.statusOf(member, id)).toBe('ISSUED');
  const again = await press('requests', { ...fields, act: 'reject', amount: '88.00' });
  expect(again.headers.location).toContain('said=refused');
  expect(await test.db.select().from(operatorActions)).toMatchObject([
    { by: 'sandbox', what: 'promotion approve', details: { amount: '88.00' } },
  ]);
});

it('rejects, and takes promotions down and puts them up', async () => {
  const { id, fields } = await requested();
  await press('requests', { ...fields, act: 'reject' });
  expect(await test.statusOf(member, id)).toBe('REJECTED');
  await press('promotions', { promotion: id, act: 'down' });
  expect((await member.detail(id)).closed).toBe('WITHDRAWN');
  await press('promotions', { promotion: id, act: 'up' });
  expect((await member.detail(id)).closed).toBeUndefined();
});

it('says that nothing was done for a name that there is not', async () => {
  const { fields } = await requested();
  const answer = await press('requests', {
    ...fields,
    username: 'nobody77',
    act: 'approve',
    amount: '88.00',
  });
  expect(answer.headers.location).toContain('said=refused');
});

it('takes no press of another site, and nothing that is no form of it', async () => {
  const { id, fields } = await requested();
  const foreign = await press('requests', { ...fields, act: 'approve' }, { 'sec-fetch-site': 'cross-site' });
  expect(refusalOf(foreign)).toEqual([403, 'access.denied']);
  expect((await press('requests', { ...fields, act: 'approve', amount: 'all' })).statusCode).toBe(400);
  expect(await test.statusOf(member, id)).toBe('PENDING');
});

it('is not there without the demonstration’s mailbox', async () => {
  const bare = await createTestApp({ config: { developerMailbox: false } });
  try {
    expect((await bare.app.inject({ url: DESK_PATH })).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
