import type { Promotion } from '@site/contracts/areas/messages';

/** The image that stands for a promotion (PR-002). */
const SHOWN = 1;

/** The picture of a promotion, in the list and on its page. */
export function pictureOf({ announcementImages }: Pick<Promotion, 'announcementImages'>) {
  return announcementImages.find(({ sequence }) => sequence === SHOWN);
}
