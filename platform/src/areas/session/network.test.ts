import { networkOf } from './network';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:*'],
  ['2001:db8::9a:bc', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  [null, undefined],
  ['unknown', undefined],
])('masks %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
