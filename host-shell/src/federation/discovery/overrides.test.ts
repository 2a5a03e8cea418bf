import { discoveryEntry } from '../testing';
import { activeOverrides, clearOverrides, overriddenRelease, restoreOverrides } from './overrides';
import { deployRemotes, sourcesOf } from './remotes';

const entries = [
  discoveryEntry('mfe_games', '1.0.0'),
  discoveryEntry('mfe_games', '1.5.0-rc.1', { traffic: 0, default: false }),
];

const openAt = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  sessionStorage.clear();
  openAt('/');
  restoreOverrides(false);
});

it('takes the release that the address names, for this tab, where the document allows it @FD-034', () => {
  deployRemotes(new Map([['mfe_games', entries]]));
  openAt('/m/home?override=mfe_games@1.5.0-rc.1');
  restoreOverrides(true);
  expect(sourcesOf('mfe_games').map(({ release }) => release)).toEqual(['1.5.0-rc.1', '1.0.0']);
  openAt('/m/activity');
  restoreOverrides(true);
  expect([...activeOverrides()]).toEqual([['mfe_games', '1.5.0-rc.1']]);
});

it('takes nothing where the document does not allow it, not even what was chosen before @FD-034', () => {
  openAt('/m/home?override=mfe_games@1.5.0-rc.1');
  restoreOverrides(true);
  restoreOverrides(false);
  expect(activeOverrides().size).toBe(0);
  expect(overriddenRelease('mfe_games', entries)).toBeUndefined();
});

it.each(['mfe_games@9.9.9', 'mfe_games@../1.0.0', 'https://elsewhere.example@1.0.0', 'mfe_games', ''])(
  'takes nothing but a release that the document names: %s @FD-034',
  (text) => {
    openAt(`/m/home?override=${encodeURIComponent(text)}`);
    restoreOverrides(true);
    expect(overriddenRelease('mfe_games', entries)).toBeUndefined();
  },
);

it('ends on request', () => {
  openAt('/m/home?override=mfe_games@1.5.0-rc.1');
  restoreOverrides(true);
  clearOverrides();
  openAt('/m/home');
  restoreOverrides(true);
  expect(activeOverrides().size).toBe(0);
});
