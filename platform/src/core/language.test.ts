import fc from 'fast-check';
import { chooseLanguage } from './language';

it.each([
  ['TH', 'en', 'th'],
  ['EN', 'th', 'en'],
  ['CN', 'th', 'en'],
  [undefined, 'th', 'th'],
  [undefined, 'en-GB,th;q=0.5', 'en'],
  [undefined, 'en;q=0.4, th-TH;q=0.8', 'th'],
  [undefined, 'id', 'en'],
  [undefined, 'th;q=0', 'th'],
  [undefined, undefined, 'th'],
  [undefined, '*', 'th'],
  ['constructor', 'en', 'en'],
] as const)('parameter %p and header %p give %p', (parameter, header, language) => {
  expect(chooseLanguage(parameter, header, 'th')).toBe(language);
});

it('answers a language for any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => ['en', 'th'].includes(chooseLanguage(undefined, header, 'en'))),
  );
});
