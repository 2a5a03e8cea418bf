import type { Merchant } from '@site/contracts/federation/merchant';
import { drawOnce, drawViews } from './drawViews';

const page = { merchant: { code: 'aurora' } as Merchant, language: 'th', paths: [], answers: {} } as const;
const drawing = (body: string) => `module.exports = { async draw(slot, page) { ${body} } };`;
const wanted = [
  { slot: './A', page },
  { slot: './B', page },
];

it('draws each slot of a release for its page', async () => {
  const code = drawing('return slot + " of " + page.merchant.code;');
  expect(await drawViews(code, wanted)).toEqual([{ markup: './A of aurora' }, { markup: './B of aurora' }]);
});

it('goes on with the others where one throws', async () => {
  const code = drawing('if (slot === "./A") throw new Error("no answer"); return "b";');
  expect(await drawViews(code, wanted)).toEqual([{ fault: 'no answer' }, { markup: 'b' }]);
});

it.each([
  ['hangs', 'for (;;);'],
  ['waits for ever', 'await new Promise(() => undefined);'],
])('ends one that %s, and keeps what was done before', async (_what, body) => {
  const code = drawing(`if (slot === "./B") { ${body} } return "a";`);
  const [first, second] = await drawViews(code, wanted, 1_500);
  expect(first).toEqual({ markup: 'a' });
  expect(second).toEqual({
    fault: expect.stringMatching(/^(?:it was not done after 1500 ms|its thread has ended)$/),
  });
});

it.each(['process', 'require', 'fetch', 'window', 'document', 'localStorage'])('has no %s', async (name) => {
  expect(await drawViews(drawing(`return typeof ${name};`), wanted.slice(0, 1))).toEqual([
    { markup: 'undefined' },
  ]);
});

it('says what is wrong with a file that is none', async () => {
  const [first] = await drawViews('module.exports = {', wanted);
  expect(first).toEqual({ fault: expect.stringContaining('Unexpected') });
});

it('runs the same file for the same pages once, and anew for others', async () => {
  const draw = drawOnce();
  const code = drawing('return String(Math.random());');
  const first = await draw(code, wanted);
  expect(await draw(code, wanted)).toEqual(first);
  expect(await draw(code, wanted.slice(1))).not.toEqual(first.slice(1));
});
