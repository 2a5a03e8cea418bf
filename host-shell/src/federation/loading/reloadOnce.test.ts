import { discoveryEntry } from '../testing';
import { reloadOnce } from './reloadOnce';

const live = (release: string) => ({
  host: '1.0.0',
  deployments: new Map([['mfe_games', [discoveryEntry('mfe_games', release)]]]),
});

// jsdom says that it does not navigate.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

it('loads the page anew once for each state of what is live', () => {
  expect([reloadOnce(live('1.1.0')), reloadOnce(live('1.1.0')), reloadOnce(live('1.2.0'))]).toEqual([
    true,
    false,
    true,
  ]);
});

it('throws away nothing that somebody types', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(reloadOnce(live('1.1.0'))).toBe(false);
  field.blur();
  field.value = 'half a name';
  expect(reloadOnce(live('1.1.0'))).toBe(false);
  field.value = '';
  expect(reloadOnce(live('1.1.0'))).toBe(true);
});
