import type { MalformedAnswer } from '@site/api';
import { report } from './report';

/** Longest text of an event's field. */
const MAX_LENGTH = 64;
/** Of one answer, so that it leaves room for other events: places that differ by more than their number. */
const MAX_PLACES = 5;

const told = new Set<string>();

/**
 * Tells the platform which call returned something that does not fit the contract, and where; once while the
 * page lives, because lists are fetched again and again. `value` is how many items are missing, of an answer
 * of which the rest shows.
 */
export function reportMalformed({ path, places, failed }: MalformedAnswer): void {
  const fresh = places.filter((place) => isFirst(`${path} ${place.replaceAll(/\.\d+(?=\.|$)/g, '.#')}`));
  for (const place of fresh.slice(0, MAX_PLACES)) {
    report({
      kind: 'error',
      name: path.slice(0, MAX_LENGTH),
      code: place.slice(0, MAX_LENGTH),
      ...(!failed && { value: places.length }),
    });
  }
}

function isFirst(fault: string): boolean {
  const known = told.has(fault);
  told.add(fault);
  return !known;
}
