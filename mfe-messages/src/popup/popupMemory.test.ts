import { isDue, rememberShown } from './popupMemory';

it('keeps that a list was shown also where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is full', 'QuotaExceededError');
  });
  expect(isDue('A')).toBe(true);
  rememberShown('A');
  expect(isDue('A')).toBe(false);
  expect(isDue('B')).toBe(true);
});
