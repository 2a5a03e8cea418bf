import { addressOf, PATHS } from '@site/contracts/values/paths';
import { returnPath, useBack, useLocation, useSearchParams } from '@site/router';

/** What opens over the security centre, each at an address of its own: `?part=payment`. */
export const PARTS = [
  'cards',
  'addCard',
  'payment',
  'reset',
  'questions',
  'email',
  'payee',
  'phone',
] as const;
export type Part = (typeof PARTS)[number];

/** What a part gets: it closes, done or not, to where the member came from. */
export interface PartProps {
  open: boolean;
  onClose: () => void;
}

/** The part that the address names. */
export function usePart(): Part | undefined {
  const [search] = useSearchParams();
  const named = search.get('part');
  return PARTS.find((part) => part === named);
}

/** The address of a part. The page to come back to stays in it. */
export function usePartAddress(): (part: Part) => string {
  const { search } = useLocation();
  return (part) => addressOf(PATHS.securityCentre, { part, ...returnOf(search) });
}

/**
 * Leaves a part by one step. One that was opened by its address has none: then the page that the address names
 * to come back to follows, or the part below it.
 */
export function useLeavePart(part: Part | undefined): () => void {
  const { search } = useLocation();
  const below = part === 'addCard' ? 'cards' : undefined;
  const { return: named } = returnOf(search);
  return useBack('step', named ?? addressOf(PATHS.securityCentre, { ...(below && { part: below }) }));
}

/** A path of the site, like the login page's: the same check decides. */
function returnOf(search: string): { return?: string } {
  return new URLSearchParams(search).has('return') ? { return: returnPath({ search }) } : {};
}
