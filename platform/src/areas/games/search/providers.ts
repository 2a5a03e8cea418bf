import { GAME_SEARCH, type ProviderHit } from '@site/contracts/areas/gameSearch';
import { meansCategory } from './categoryWords';
import { marksOf, nearPlaceOf, type Place, type SearchableName, searchable } from './nameMatch';
import type { Offer } from './offer';
import type { Search } from './rating';

/** Fewer letters are in nearly every name. */
const LEAST_INSIDE = 3;

/** Where a word names a provider. */
function placeIn(name: SearchableName, word: string): Place | undefined {
  const place = nearPlaceOf(name, word);
  return place?.position === 'inside' && [...word].length < LEAST_INSIDE ? undefined : place;
}

/** Where all words of a search are in a provider's name or mean its category; undefined where one is not. */
function placesOf({ vendorName, category }: Offer, { words }: Search): Place[] | undefined {
  const name = searchable(vendorName);
  const places: Place[] = [];
  for (const word of words) {
    const place = placeIn(name, word);
    if (place) places.push(place);
    else if (!meansCategory(category, word)) return undefined;
  }
  // A category alone is no provider.
  return places.length > 0 ? places : undefined;
}

/** Vendors that a word names, by their codes. */
export const vendorsNamed = (offer: readonly Offer[], word: string): string[] => [
  ...new Set(
    offer
      .filter(({ vendorName }) => placeIn(searchable(vendorName), word) !== undefined)
      .map(({ vendor }) => vendor),
  ),
];

const POSITIONS: readonly Place['position'][] = ['name', 'word', 'inside'];

/** Providers that a search names, each in its categories: names without mistakes first, then by where they begin. */
export function providersNamed(offer: readonly Offer[], search: Search): ProviderHit[] {
  const found = offer.flatMap((entry) => {
    const places = placesOf(entry, search);
    return places ? [{ entry, places }] : [];
  });
  const weight = (places: readonly Place[]) =>
    places.reduce(
      (sum, { typos, position }) => sum + typos * POSITIONS.length + POSITIONS.indexOf(position),
      0,
    );
  return found
    .toSorted((one, other) => weight(one.places) - weight(other.places))
    .slice(0, GAME_SEARCH.places)
    .map(({ entry: { vendor, vendorName, category }, places }) => ({
      code: vendor,
      name: vendorName,
      marks: marksOf(searchable(vendorName), places),
      gameType: category,
    }));
}
