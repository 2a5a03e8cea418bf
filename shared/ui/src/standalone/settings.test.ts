import { standaloneSettings } from './settings';

it('is Aurora’s in English and dark unless the address says otherwise', () => {
  const { merchant, theme, pages } = standaloneSettings('');
  expect(merchant).toMatchObject({ code: 'aurora', defaultLanguage: 'en' });
  expect([theme, pages]).toEqual(['dark', []]);
});

it('takes merchant, theme, language and further pages from the address', () => {
  const asked = standaloneSettings('?merchant=lagoon&theme=light&lang=th&pages=/m/help,/m/mall');
  expect(asked.merchant).toMatchObject({ code: 'lagoon', defaultLanguage: 'th' });
  expect(asked.theme).toBe('light');
  expect(asked.pages).toEqual(['/m/help', '/m/mall']);
});
