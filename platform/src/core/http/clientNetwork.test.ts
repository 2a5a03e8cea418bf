import { clientNetwork } from './clientNetwork';

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12:34::/64'],
  ['2001:0DB8:0012:0034::1', '2001:db8:12:34::/64'],
  ['2001:db8::9a:bc', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ["x'; drop table rate_limits", 'unknown'],
])('takes %s for the network %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
