import { uiResources } from '.';

it('says every label in Thai to a Thai reader @SH-014', () => {
  expect(Object.values(uiResources.th).every((label) => /[\u0e00-\u0e7f]/.test(label))).toBe(true);
});

it('has the word for waiting under the key of the specification @SH-015', () => {
  expect(uiResources.en.in_please_wait).toBe('Loading');
});
