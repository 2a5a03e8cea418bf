import type { Texts } from './packs';

/** For tests: the keys that only one of two packs has; empty when they match. */
export function differingKeys(one: Texts, other: Texts): string[] {
  const ones = keysOf(one);
  const others = keysOf(other);
  return [...ones.filter((key) => !others.includes(key)), ...others.filter((key) => !ones.includes(key))];
}

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}
