import { covers } from '@site/contracts/federation/access';
import type { Cell, Matrix } from '@site/contracts/federation/consoleApi';
import { type Filters, has } from '../filters/filters';

export type Lock = Matrix['rules']['locks'][number];
export type Freeze = Matrix['rules']['freezes'][number];

/** What the matrix shows where a remote and a merchant meet. */
export interface Place {
  readonly remote: string;
  readonly merchant: string;
  /** Undefined where the merchant's site has no such remote. */
  readonly cell: Cell | undefined;
  readonly locks: readonly Lock[];
  readonly freezes: readonly Freeze[];
  /** Whether it has what is searched for; what has not is faint. */
  readonly found: boolean;
}

/** The rows and columns that something is found in. */
export interface Table {
  readonly remotes: readonly string[];
  readonly merchants: Matrix['merchants'];
  place(remote: string, merchant: string): Place;
}

/** The matrix as it is filtered. Places are worked out when they come into view, and kept: so they are drawn once. */
export function tableOf({ remotes, merchants, rules }: Matrix, filters: Filters): Table {
  const rows = new Map(remotes.map((remote, index) => [remote, index]));
  const columns = new Map(merchants.map((merchant) => [merchant.code, merchant]));
  const cellOf = (remote: string, merchant: string) =>
    columns.get(merchant)?.cells[rows.get(remote) ?? -1] ?? undefined;
  const isFound = (cell: Cell | undefined) => isCellFound(cell, filters);

  const namedRemotes = remotes.filter((remote) => has(remote, filters.remote));
  const namedMerchants = merchants.filter(
    ({ code, name }) => has(code, filters.merchant) || has(name, filters.merchant),
  );
  const searches = filters.release !== '' || filters.by !== '';
  const shownRemotes = searches
    ? namedRemotes.filter((remote) => namedMerchants.some(({ code }) => isFound(cellOf(remote, code))))
    : namedRemotes;
  const shownMerchants = searches
    ? namedMerchants.filter(({ code }) => shownRemotes.some((remote) => isFound(cellOf(remote, code))))
    : namedMerchants;

  const places = new Map<string, Place>();
  return {
    remotes: shownRemotes,
    merchants: shownMerchants,
    place(remote, merchant) {
      const key = `${remote} ${merchant}`;
      const known = places.get(key);
      if (known) return known;
      const cell = cellOf(remote, merchant);
      const place: Place = {
        remote,
        merchant,
        cell,
        locks: rules.locks.filter((lock) => covers(lock, remote, merchant)),
        freezes: rules.freezes.filter((freeze) => covers(freeze, remote, merchant)),
        found: isFound(cell),
      };
      places.set(key, place);
      return place;
    },
  };
}

function isCellFound(cell: Cell | undefined, { release, by }: Filters): boolean {
  if (release === '' && by === '') return true;
  return (cell?.parts ?? []).some((part) => has(part.release, release) && has(part.by, by));
}
