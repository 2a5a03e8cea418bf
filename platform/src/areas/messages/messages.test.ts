import type { HelpTopic } from '@site/contracts/areas/messages';
import { createSeededApp, type SeededApp, valueIn } from '../../testing/seeded';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

describe('help', () => {
  const topics = async (lang: string) =>
    valueIn<HelpTopic[]>(await test.guest().get('/wps/help', { lang, device: 'MOBILE' }));

  it('gives every topic with title and HTML, in both languages', async () => {
    const english = await topics('EN');
    const thai = await topics('TH');
    expect(english[0]?.title).toBe('Getting started');
    expect(thai[0]?.title).toBe('เริ่มต้นใช้งาน');
    expect(thai.map((topic) => topic.anchor)).toEqual(english.map((topic) => topic.anchor));
    expect([...english, ...thai].every((topic) => topic.content.includes('<p>'))).toBe(true);
  });

  it('marks the terms of use, with the name of the merchant in them', async () => {
    const terms = (await topics('EN')).find((topic) => topic.anchor === 'terms');
    expect(terms?.title).toBe('Terms of use');
    expect(terms?.content).toContain('Aurora');
  });
});
