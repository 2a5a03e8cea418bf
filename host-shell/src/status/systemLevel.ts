import type { Status } from '@site/contracts/areas/system';

/** 0: the normal page. 1: maintenance, also with a region restriction. 2: a region restriction alone. */
export type SystemLevel = 0 | 1 | 2;

/** What the status asks the site to show (HS-032). */
export function systemLevel({
  maintenance,
  regionRestriction,
}: Pick<Status, 'maintenance' | 'regionRestriction'>): SystemLevel {
  if (maintenance) return 1;
  return regionRestriction ? 2 : 0;
}
