import { maskEmail, maskName, maskNumber, maskUsername } from './mask';

it('leaves of a number what its owner knows it by', () => {
  expect(maskNumber('0812345678')).toBe('081****678');
});

it.each([
  ['narin@example.com', 'na***@example.com'],
  ['ab@example.com', 'a***@example.com'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['Narin Srisuk', 'Narin S***'],
  ['Narin', 'N***'],
  ['Ana Maria Lopez', 'Ana Maria L***'],
  ['นรินทร์ ศรีสุข', 'นรินทร์ ศ***'],
])('masks the payee %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it.each([
  ['pichaya22', 'pi***22'],
  ['koravit9', 'ko***t9'],
  ['malee1', 'm***'],
])('masks the user name %s as %s', (username, masked) => {
  expect(maskUsername(username)).toBe(masked);
});
