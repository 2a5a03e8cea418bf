import type { Announcement } from '@site/contracts/areas/messages';
import { addressOf, PATHS } from '@site/contracts/values/paths';

/** Id of the entry that stands for no announcements (HS-075). */
export const PLACEHOLDER_ID = '-1';

export interface StripEntry {
  readonly id: string;
  readonly title: string;
  /** Page that tells more; the placeholder has none. */
  readonly path?: string;
}

/**
 * Where a title leads. The notices page lists notices of the platform (ME-017), and each opens by its id: an
 * index would open another one as soon as a newer notice has come. What tells of a promotion leads to them.
 */
function pathOf({ id, types }: Announcement): string {
  switch (types) {
    case 'PL':
      return addressOf(PATHS.notices, { id });
    case 'PR':
      return PATHS.promotions;
    default:
      return PATHS.notices;
  }
}

/** What the strip runs through: every title, or the placeholder. */
export function stripEntries(
  notices: readonly Announcement[],
  placeholder: string,
): readonly [StripEntry, ...StripEntry[]] {
  const [first, ...rest] = notices.map((notice) => ({
    id: notice.id,
    title: notice.title,
    path: pathOf(notice),
  }));
  return first ? [first, ...rest] : [{ id: PLACEHOLDER_ID, title: placeholder }];
}
