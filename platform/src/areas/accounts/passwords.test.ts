import { hashPassword, passwordMatches } from './passwords';

// Other tests have cheap hashes.
jest.unmock('@node-rs/argon2');

it('hashes a password with argon2id in two passes over 19 MiB, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Passw0rd1'), hashPassword('Passw0rd1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

it('finds a password by its hash, and none without one', async () => {
  const stored = await hashPassword('Passw0rd1');
  expect(await passwordMatches(stored, 'Passw0rd1')).toBe(true);
  expect(await passwordMatches(stored, 'Passw0rd2')).toBe(false);
  expect(await passwordMatches(null, 'no account has this password')).toBe(false);
});
