import { deployRemotes } from '../federation/discovery/remotes';
import { discoveryEntry } from '../federation/testing';
import { availableRoutes } from './availableRoutes';

const paths = () => availableRoutes().map(({ path }) => path);

function deployAuth(exposes?: string[]) {
  const entry = discoveryEntry('mfe_auth', '1.4.0');
  const extras = { ...entry.extras, ...(exposes && { exposes }) };
  deployRemotes(new Map([['mfe_auth', [{ ...entry, extras }]]]));
}

it('has the pages whose modules the live release exposes', () => {
  deployAuth(['./LoginPage', './RegisterPage']);
  expect(paths()).toEqual(['/m/login', '/m/register', '/m/register.html']);
});

it('has no page of a remote that the merchant does not have @FD-015', () => {
  deployRemotes(new Map());
  expect(paths()).toEqual([]);
});

it('takes a release at its word when the document does not say what it exposes', () => {
  deployAuth();
  expect(paths()).toContain('/m/forget');
});
