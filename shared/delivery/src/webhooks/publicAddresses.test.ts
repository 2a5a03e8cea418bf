import { isPublic, publicAddresses } from './publicAddresses';

it.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
  'takes %s, which is anybody’s @FD-068',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  'fe80::1',
  'fec0::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'hooks.example',
  '',
])('does not take %j @FD-068', (address) => {
  expect(isPublic(address)).toBe(false);
});

it('takes a host all of whose addresses are public, and answers these @FD-068', async () => {
  const addresses = [{ address: '1.1.1.1', family: 4 }];
  await expect(publicAddresses('hooks.example', async () => addresses)).resolves.toEqual(addresses);
  const mixed = [...addresses, { address: '10.0.0.1', family: 4 }];
  await expect(publicAddresses('hooks.example', async () => mixed)).rejects.toThrow('not public');
  await expect(publicAddresses('hooks.example', async () => [])).rejects.toThrow('has no address');
  // By the system, which knows that name everywhere.
  await expect(publicAddresses('localhost')).rejects.toThrow('not public');
});
