import type { ApiError } from '@site/api';
import * as z from 'zod/mini';

/** Which picture the platform does not keep any more (docs/calls.md, "Promotions"). */
const Lost = z.object({ picture: z.string() });

/** The ids of the pictures that `picture.unknown` is about: of all that were `sent`, where it does not say which. */
export function lostPictures({ value }: ApiError, sent: readonly string[]): readonly string[] {
  const named = Lost.safeParse(value);
  return named.success ? [named.data.picture] : sent;
}
