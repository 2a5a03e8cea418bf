import { customProperties } from './customProperties';

const resolve = customProperties(
  '@layer tokens;@layer tokens{:root{--p-gold-400:#e8b250;--s-accent:var(--p-gold-400);--s-edge:var(--s-accent);' +
    '--s-circle:var(--s-circle);}:root[data-theme="light"]{--s-accent:#000000;}}',
);

it.each([
  ['stroke="var(--s-accent, #ffffff)"', 'stroke="#e8b250"'],
  ['var(--s-edge)', '#e8b250'],
  ['var(--s-unknown, #123456)', '#123456'],
  ['var(--s-unknown)', 'none'],
  ['var(--s-circle)', 'none'],
  ['no reference', 'no reference'],
])('writes %s as %s', (text, resolved) => {
  expect(resolve(text)).toBe(resolved);
});
