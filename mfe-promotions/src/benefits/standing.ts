import type { Benefits, Level } from '@site/contracts/areas/benefits';

/** Where a level stands for a member. */
export type Place = 'before' | 'yours' | 'next' | 'ahead';

/** The level of the member among all; none below the lowest. */
export const ownLevel = ({ levels, level }: Benefits): Level | undefined =>
  levels.find(({ id }) => id === level?.id);

/** The level that comes next; none for who has the highest. */
export const nextLevel = ({ levels, nextAt }: Benefits): Level | undefined =>
  levels.find(({ from }) => from === nextAt);

/** Where a level stands for the member. */
export function placeOf(benefits: Benefits, { id, from }: Level): Place {
  const own = ownLevel(benefits);
  if (own?.id === id) return 'yours';
  if (own && from < own.from) return 'before';
  return nextLevel(benefits)?.id === id ? 'next' : 'ahead';
}

/** A line of the comparison: what each of the levels has of it, in their order. */
export interface BenefitLine {
  readonly title: string;
  readonly values: readonly (string | undefined)[];
}

/** What these levels bring, line by line, in the order of the level that brings most. */
export function compareLevels(levels: readonly Level[]): BenefitLine[] {
  const byMost = [...levels].sort((a, b) => b.privileges.length - a.privileges.length);
  const titles = new Set(byMost.flatMap(({ privileges }) => privileges.map(({ title }) => title)));
  return [...titles].map((title) => ({
    title,
    values: levels.map(({ privileges }) => privileges.find((each) => each.title === title)?.value),
  }));
}
