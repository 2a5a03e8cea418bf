import { latestBirthDate } from './birthDate';

const at = (time: string) => Date.parse(time);

it('counts years by the merchant’s calendar', () => {
  // Already the 21st in Bangkok.
  expect(latestBirthDate(18, 'Asia/Bangkok', at('2026-11-20T18:00:00Z'))).toBe('2008-11-21');
  expect(latestBirthDate(18, 'UTC', at('2026-11-20T18:00:00Z'))).toBe('2008-11-20');
});

it('has somebody of 29 February come of age on 1 March', () => {
  const born = '2008-02-29';
  expect(born <= latestBirthDate(18, 'UTC', at('2026-02-28T12:00:00Z'))).toBe(false);
  expect(born <= latestBirthDate(18, 'UTC', at('2026-03-01T12:00:00Z'))).toBe(true);
});
