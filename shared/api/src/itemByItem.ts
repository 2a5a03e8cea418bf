import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Place = readonly PropertyKey[];

/** A value apart from the items that do not fit, and where each of those went wrong. */
interface Sifted {
  readonly value: unknown;
  readonly leftOut: readonly string[];
}

/** An item, in a list of one, or of none where it is left out. */
interface SiftedItem {
  readonly kept: readonly unknown[];
  readonly leftOut: readonly string[];
}

export type Parsed<Value> =
  | { readonly success: true; readonly data: Value; readonly leftOut: readonly string[] }
  | { readonly success: false; readonly error: z.core.$ZodError; readonly places: readonly string[] };

/**
 * Parses a value by its schema, and its lists item by item: an item that does not fit is left out, and the
 * rest is returned in its order. Items are the elements of arrays and the entries of records. Of items within
 * items the innermost one goes, and the one around it where that is not enough. Whatever is wrong outside of
 * any item fails the whole.
 *
 * `leftOut` has one place for each item that is missing (`value.list.3.iconUrl`), and `places` those that
 * failed the whole. A place says where, and nothing of what stood there.
 */
export function parseItemByItem<Whole extends Schema>(
  schema: Whole,
  input: unknown,
): Parsed<z.output<Whole>> {
  const strict = z.safeParse(schema, input);
  if (strict.success) return { success: true, data: strict.data, leftOut: [] };
  const { value, leftOut } = sift(schema, input, []);
  const rest = z.safeParse(schema, value);
  if (rest.success) return { success: true, data: rest.data, leftOut };
  return {
    success: false,
    error: strict.error,
    places: rest.error.issues.map(({ path }) => written(path)),
  };
}

/** Takes the items out that do not fit. What does not fit elsewhere stays, for the caller's parse to find. */
function sift(schema: Schema, input: unknown, place: Place): Sifted {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return sift(def.innerType, input, place);
    case 'pipe':
      return sift(def.in, input, place);
    case 'array':
      return Array.isArray(input) ? siftArray(def.element, input, place) : asItIs(input);
    case 'record':
      return isObject(input) ? siftRecord(def, input, place) : asItIs(input);
    case 'object':
      return isObject(input) ? siftObject(def.shape, input, place) : asItIs(input);
    default:
      return asItIs(input);
  }
}

function siftArray(element: Schema, input: readonly unknown[], place: Place): Sifted {
  if (isFigure(element)) return asItIs(input);
  const items = input.map((item, index) => siftItem(element, item, [...place, index]));
  return {
    value: items.flatMap(({ kept }) => kept),
    leftOut: items.flatMap(({ leftOut }) => leftOut),
  };
}

function siftRecord(
  { keyType, valueType }: z.core.$ZodRecordDef,
  input: Readonly<Record<string, unknown>>,
  place: Place,
): Sifted {
  const entries = Object.entries(input).map(([key, value]) => {
    const here = [...place, key];
    const isKey = z.safeParse(keyType, key).success;
    return { key, ...(isKey ? siftItem(valueType, value, here) : without(here)) };
  });
  return {
    value: Object.fromEntries(entries.flatMap(({ key, kept }) => kept.map((value) => [key, value]))),
    leftOut: entries.flatMap(({ leftOut }) => leftOut),
  };
}

function siftObject(shape: z.core.$ZodShape, input: Readonly<Record<string, unknown>>, place: Place): Sifted {
  const fields = Object.entries(shape).flatMap(([name, schema]) =>
    Object.hasOwn(input, name) ? [[name, sift(schema, input[name], [...place, name])] as const] : [],
  );
  return {
    value: { ...input, ...Object.fromEntries(fields.map(([name, { value }]) => [name, value])) },
    leftOut: fields.flatMap(([, { leftOut }]) => leftOut),
  };
}

/** What is kept of an item: all, all but the items in it that do not fit, or nothing. */
function siftItem(schema: Schema, item: unknown, place: Place): SiftedItem {
  if (z.safeParse(schema, item).success) return { kept: [item], leftOut: [] };
  const { value, leftOut } = sift(schema, item, place);
  const rest = z.safeParse(schema, value);
  if (rest.success) return { kept: [value], leftOut };
  return without([...place, ...(rest.error.issues[0]?.path ?? [])]);
}

const without = (place: Place): SiftedItem => ({ kept: [], leftOut: [written(place)] });

/**
 * Numbers, and texts that can be nothing else: a draw without one of its numbers would be another draw. They
 * are no items of their own, and go with the item that they are of.
 */
function isFigure(element: Schema): boolean {
  const { type } = (element as z.core.$ZodTypes)._zod.def;
  const takes = (text: string) => z.safeParse(element, text).success;
  return type === 'number' || (type === 'string' && takes('1') && !takes('a'));
}

const asItIs = (value: unknown): Sifted => ({ value, leftOut: [] });

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Fields, places in a list, and keys that are names of the platform's. */
const NAME = /^[\w-]{1,32}$/;

/** A place as text. Any other key could be anything that the platform has, and is not told. */
const written = (place: Place): string =>
  place.map((step) => (NAME.test(String(step)) ? String(step) : '*')).join('.');
