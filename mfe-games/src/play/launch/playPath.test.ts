import { playPath, readPlay } from './playPath';

it.each([
  [{ nodeId: 'MOONREEF-copper-koi', demo: false }, '/m/play?game=MOONREEF-copper-koi'],
  [{ nodeId: 'n1', demo: true }, '/m/play?game=n1&demo=1'],
])('names the game in the address and finds it there: %p', (wanted, path) => {
  expect(playPath(wanted)).toBe(path);
  expect(readPlay(new URLSearchParams(path.split('?')[1]))).toEqual(wanted);
});

it.each(['', 'game=', 'game=%3Cscript%3E', `game=${'x'.repeat(65)}`, 'demo=1'])(
  'finds no game in "%s"',
  (query) => {
    expect(readPlay(new URLSearchParams(query))).toBeUndefined();
  },
);
