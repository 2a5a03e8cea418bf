import { Id, Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { parseItemByItem } from './itemByItem';

const Item = z.object({ id: Id, icon: z.optional(z.string()) });
const Page = z.object({ list: z.array(Item), totalPages: z.int() });

const item = (id: unknown) => ({ id });

/** What is left of a value, and what is said of the rest. */
function opened<Schema extends z.ZodMiniType>(schema: Schema, input: unknown) {
  const parsed = parseItemByItem(schema, input);
  return parsed.success ? { data: parsed.data, leftOut: parsed.leftOut } : { places: parsed.places };
}

describe('a list', () => {
  it('is returned whole where everything fits', () => {
    const page = { list: [item('a'), item('b')], totalPages: 1 };
    expect(opened(Page, page)).toEqual({ data: page, leftOut: [] });
  });

  it.each([
    ['the first', [null, 'b', 'c'], ['b', 'c'], ['list.0.id']],
    ['one in the middle', ['a', null, 'c'], ['a', 'c'], ['list.1.id']],
    ['the last', ['a', 'b', null], ['a', 'b'], ['list.2.id']],
    ['several, in their order', ['d', 1, 'a', 2, 'c'], ['d', 'a', 'c'], ['list.1.id', 'list.3.id']],
    ['all', [null, 1], [], ['list.0.id', 'list.1.id']],
  ])('is without %s that does not fit', (_which, ids, rest, leftOut) => {
    const data = { list: rest.map(item), totalPages: 3 };
    expect(opened(Page, { list: ids.map(item), totalPages: 3 })).toEqual({ data, leftOut });
  });

  it('is without what is no item at all', () => {
    const page = { list: [null, 'text', [], item('a')], totalPages: 1 };
    expect(opened(Page, page)).toEqual({
      data: { list: [item('a')], totalPages: 1 },
      leftOut: ['list.0', 'list.1', 'list.2'],
    });
  });

  it('says one place of an item, however much is wrong with it', () => {
    const page = { list: [{ id: 'a.b', icon: 1 }], totalPages: 1 };
    expect(opened(Page, page)).toMatchObject({ leftOut: ['list.0.id'] });
  });

  it('of ids, or of words of a kind, is without the bad ones', () => {
    expect(opened(z.array(Id), ['a', 'b.c', 'd', 7])).toEqual({ data: ['a', 'd'], leftOut: ['1', '3'] });
    expect(opened(z.array(z.enum(['RNG', 'LIVE'])), ['LIVE', 'CRASH', 'RNG'])).toEqual({
      data: ['LIVE', 'RNG'],
      leftOut: ['1'],
    });
  });

  it('may be optional, have a default, or be made into something else', () => {
    const Schema = z.object({
      optional: z.optional(z.nullable(z.array(Id))),
      usual: z._default(z.array(Id), []),
      counted: z.pipe(
        z.array(Id),
        z.transform((ids: string[]) => ids.length),
      ),
    });
    expect(opened(Schema, { optional: ['a', '.'], usual: ['.'], counted: ['.', 'b', 'c'] })).toEqual({
      data: { optional: ['a'], usual: [], counted: 2 },
      leftOut: ['optional.1', 'usual.0', 'counted.0'],
    });
  });

  it('that has to hold something fails when nothing is left', () => {
    const Keys = z.object({ keys: z.array(Item).check(z.minLength(1)) });
    expect(opened(Keys, { keys: [item(1)] })).toEqual({ places: ['keys'] });
  });
});

describe('a list in a list', () => {
  const Group = z.object({ name: z.string(), games: z.array(Item) });
  const Menu = z.object({ list: z.array(Group) });
  const group = (name: unknown, ...ids: unknown[]) => ({ name, games: ids.map(item) });

  it('loses the innermost item alone', () => {
    const menu = { list: [group('x', 'a'), group('y', 'b', null, 'c'), group('z')] };
    expect(opened(Menu, menu)).toEqual({
      data: { list: [group('x', 'a'), group('y', 'b', 'c'), group('z')] },
      leftOut: ['list.1.games.1.id'],
    });
  });

  it('goes with its holder where that is wrong as well', () => {
    const menu = { list: [group(5, 'a', null), group('y', 'b')] };
    expect(opened(Menu, menu)).toEqual({ data: { list: [group('y', 'b')] }, leftOut: ['list.0.name'] });
  });

  it('goes with its holder where that needs one', () => {
    const Full = z.array(z.object({ games: z.array(Item).check(z.minLength(1)) }));
    expect(opened(Full, [{ games: [item(1)] }, { games: [item('a')] }])).toEqual({
      data: [{ games: [item('a')] }],
      leftOut: ['0.games'],
    });
  });

  it.each([
    ['digits', z.string().check(z.regex(/^\d{1,2}$/)), ['07', 'x'], ['12']],
    ['numbers', z.int(), [7, '8'], [12]],
  ])('of %s is one thing: a draw without one of its numbers would be another', (_what, Figure, bad, good) => {
    const Draws = z.object({ list: z.array(z.object({ result: z.array(Figure) })) });
    expect(opened(Draws, { list: [{ result: bad }, { result: good }] })).toEqual({
      data: { list: [{ result: good }] },
      leftOut: ['list.0.result.1'],
    });
    expect(opened(z.object({ result: z.array(Figure) }), { result: bad })).toEqual({ places: ['result.1'] });
  });
});

describe('a record', () => {
  const Vendors = z.object({
    mapping: z.record(Id, z.object({ names: z.array(Item), codes: z.array(Id) })),
  });
  const vendor = (...codes: string[]) => ({ names: codes.map(item), codes });

  it('is without an entry whose value does not fit', () => {
    expect(opened(Vendors, { mapping: { RNG: vendor('a'), LIVE: null, FISH: vendor('b') } })).toEqual({
      data: { mapping: { RNG: vendor('a'), FISH: vendor('b') } },
      leftOut: ['mapping.LIVE'],
    });
  });

  it('is without an entry whose key does not fit, and keeps the key to itself', () => {
    const mapping = { RNG: vendor('a'), 'player@mail.example': vendor('b') };
    expect(opened(Vendors, { mapping })).toEqual({
      data: { mapping: { RNG: vendor('a') } },
      leftOut: ['mapping.*'],
    });
  });

  it('keeps an entry without the items in it that do not fit', () => {
    expect(opened(Vendors, { mapping: { RNG: vendor('a', 'b.c', 'd') } })).toEqual({
      data: { mapping: { RNG: vendor('a', 'd') } },
      leftOut: ['mapping.RNG.names.1.id', 'mapping.RNG.codes.1'],
    });
  });

  it('has no entry that reaches its prototype', () => {
    const Flags = z.record(z.string(), z.boolean());
    const parsed = parseItemByItem(Flags, JSON.parse('{"__proto__":{"on":true},"off":1,"on":true}'));
    expect(parsed).toMatchObject({ success: true, data: { on: true } });
    expect(Object.getPrototypeOf(parsed.success && parsed.data)).toBe(Object.prototype);
  });
});

describe('what is wrong outside of any item', () => {
  it.each([
    ['a field beside the list', { list: [item('a')], totalPages: 'two' }, ['totalPages']],
    ['a field that is missing', { list: [item('a'), item(1)] }, ['totalPages']],
    ['a list that is none', { list: 'none', totalPages: 1 }, ['list']],
    ['a value that is none', null, ['']],
  ])('fails the whole: %s', (_what, input, places) => {
    expect(opened(Page, input)).toEqual({ places });
  });

  it('is the error that a strict parse gives', () => {
    const input = { list: [item(1)], totalPages: 'two' };
    const parsed = parseItemByItem(Page, input);
    expect(parsed).toMatchObject({ success: false, error: z.safeParse(Page, input).error });
  });
});

it('says nothing of what stood there', () => {
  const Balances = z.object({ list: z.array(z.object({ owner: Id, balance: Money })) });
  const input = { list: [{ owner: 'secret name', balance: '12,345.00' }] };
  expect(JSON.stringify(opened(Balances, input))).not.toMatch(/secret|345/);
});
