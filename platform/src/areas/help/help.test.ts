import type { HelpTopic } from '@site/contracts/areas/messages';
import { createSeededApp, type SeededApp, valueIn } from '../../testing/seeded';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const topics = async (lang: string) =>
  valueIn<HelpTopic[]>(await test.guest().get('/wps/help', { lang, device: 'MOBILE' }));

it('gives every topic with title and HTML, in both languages @RP-040', async () => {
  const english = await topics('EN');
  const thai = await topics('TH');
  expect(english.map(({ title }) => title)).toEqual([
    'Deposits',
    'Withdrawals',
    'Account and security',
    'Bonuses and turnover',
    'Games and bets',
    'Responsible play',
    'Terms of use',
    'Privacy',
  ]);
  expect(thai[0]?.title).toBe('การฝากเงิน');
  expect(thai.map((topic) => topic.anchor)).toEqual(english.map((topic) => topic.anchor));
  expect([...english, ...thai].every((topic) => topic.content.includes('<p>'))).toBe(true);
  expect(english[0]?.content).not.toBe(thai[0]?.content);
});

it('marks the terms of use, with the name of the merchant in them', async () => {
  const terms = (await topics('EN')).find((topic) => topic.anchor === 'terms');
  expect(terms?.title).toBe('Terms of use');
  expect(terms?.content).toContain('Aurora');
});
