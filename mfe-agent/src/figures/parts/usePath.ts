import { useState } from 'react';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The path to an account while the platform's is on its way: what is known of the page before it.
 *
 * @param known The last path, from the agent to the account that was shown.
 * @param account Who is shown now; the agent without it.
 */
export function pathMeanwhile(known: readonly string[], account: string | undefined): readonly string[] {
  if (account === undefined) return known.slice(0, 1);
  const level = known.findIndex((each) => isSame(each, account));
  return level === -1 ? [...known, account] : known.slice(0, level + 1);
}

/** The path below the agent, level by level, as the platform says, or as it must be until then. */
export function usePath(account: string | undefined, told: readonly string[] | undefined): readonly string[] {
  const [known, remember] = useState<readonly string[]>(told ?? []);
  if (told && told.join('/') !== known.join('/')) remember(told);
  const [, ...below] = told ?? (known.length > 0 ? pathMeanwhile(known, account) : ['', account ?? '']);
  return account === undefined ? [] : below;
}
