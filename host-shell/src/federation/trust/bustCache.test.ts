import { abortPending, bustCache, freshAddress, plainAddress } from './bustCache';

const folder = 'https://releases.test/mfe_games/1.0.0/';
const entry = `${folder}remoteEntry.js`;

function append<Name extends 'script' | 'link'>(name: Name, attributes: Record<string, string>) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
  return element;
}

it('requests the files of one release at new addresses after each failure @FD-028', () => {
  expect(freshAddress(entry)).toBe(entry);
  bustCache(`${folder}mf-manifest.json`);
  expect(freshAddress(entry)).toBe(`${entry}?again=1`);
  bustCache(`${folder}mf-manifest.json`);
  expect(freshAddress(`${entry}?again=1`)).toBe(`${entry}?again=2`);
  expect(plainAddress(`${entry}?again=2`)).toBe(entry);
  const other = 'https://releases.test/mfe_games/1.0.1/remoteEntry.js';
  expect(freshAddress(other)).toBe(other);
});

it('aborts what is pending, and leaves the styles of what already shows', () => {
  const pending = [
    append('script', { src: `${folder}1.js` }),
    append('link', { rel: 'stylesheet', href: `${folder}1.css` }),
  ];
  const loaded = append('link', { rel: 'stylesheet', href: `${folder}2.css` });
  Object.defineProperty(loaded, 'sheet', { value: {} });
  const foreign = append('script', { src: 'https://releases.test/mfe_auth/1.0.0/1.js' });
  abortPending(entry);
  expect(pending.map(({ isConnected }) => isConnected)).toEqual([false, false]);
  expect([loaded.isConnected, foreign.isConnected]).toEqual([true, true]);
});
