import { allEndpoints } from '@site/contracts/endpoints';
import { gameSearch } from '@site/contracts/gameSearch';
import { encryptionKeys, systemStatus } from '@site/contracts/system';
import { CATALOGUE_PATHS } from './cataloguePaths';

it('names the public catalogue of the contract, without the status, the keys and searches', () => {
  const left = [systemStatus.path, encryptionKeys.path, gameSearch.path];
  const catalogue = allEndpoints
    .filter(
      ({ method, who, cached, path }) =>
        cached && who === 'public' && method === 'GET' && !left.includes(path),
    )
    .map(({ path }) => path);
  expect([...CATALOGUE_PATHS].sort()).toEqual([...new Set(catalogue)].sort());
});

it('names nothing that the contract answers to a session alone', () => {
  const ofSessions = allEndpoints.filter(({ who }) => who !== 'public').map(({ path }) => path);
  expect(CATALOGUE_PATHS.filter((path) => ofSessions.includes(path))).toEqual([]);
});
