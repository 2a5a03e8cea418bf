/**
 * The order of a list that has come anew, with rows in it that it no longer has but that are to stay.
 *
 * @param shown The ids as they were shown before.
 * @param listed The ids as they have come.
 * @param stays Whether a row stays that was not listed again.
 * @returns Each one that stays follows the row that it followed, or the nearest one before that is still there.
 */
export function keepInPlace(
  shown: readonly string[],
  listed: readonly string[],
  stays: (id: string) => boolean,
): string[] {
  const order = [...listed];
  let before = -1;
  for (const id of shown) {
    const place = order.indexOf(id);
    if (place >= 0) {
      before = place;
    } else if (stays(id)) {
      before += 1;
      order.splice(before, 0, id);
    }
  }
  return order;
}
