import { imageCdn } from './imageCdn';

const listed = { imageHosts: ['img.cdn.example'] };

it.each([
  [['https://img.cdn.example/aurora', '/cdn'], 'https://img.cdn.example/aurora'],
  [['https://img.cdn.example'], 'https://img.cdn.example'],
  [['https://other.example/x', '/pictures'], '/pictures'],
  [['https://img.cdn.example.evil.test/x'], '/cdn'],
  [['https://img.cdn.example@evil.test/x'], '/cdn'],
  [['http://img.cdn.example/x'], '/cdn'],
  [['//img.cdn.example/x'], '/cdn'],
  [[], '/cdn'],
])('of %j takes %s @GA-014', (cdns, expected) => {
  expect(imageCdn(cdns, listed)).toBe(expected);
});

it('takes none of another origin where the merchant lists none @GA-014', () => {
  expect(imageCdn(['https://img.cdn.example/x'], {})).toBe('/cdn');
});
