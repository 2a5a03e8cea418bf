import { direction } from './direction';

it.each([
  ['150.50', 'up'],
  ['-100.00', 'down'],
  ['-0.05', 'down'],
  ['0.00', 'even'],
  ['9007199254740993.01', 'up'],
])('%s points %s', (net, way) => {
  expect(direction(net)).toBe(way);
});
