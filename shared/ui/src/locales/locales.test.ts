import { uiResources } from '.';

it('has every label in both languages @SH-014', () => {
  expect(Object.keys(uiResources.th)).toEqual(Object.keys(uiResources.en));
  expect(Object.values(uiResources.th).every((label) => /[\u0e00-\u0e7f]/.test(label))).toBe(true);
});
