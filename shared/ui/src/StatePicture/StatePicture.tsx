import { BlockedPicture } from './BlockedPicture';
import { BrokenPicture } from './BrokenPicture';
import { ChartPicture } from './ChartPicture';
import { ContractPicture } from './ContractPicture';
import { EmptyPicture } from './EmptyPicture';
import { FriendsPicture } from './FriendsPicture';
import { GiftPicture } from './GiftPicture';
import { LanternPicture } from './LanternPicture';
import { MailPicture } from './MailPicture';
import { SearchPicture } from './SearchPicture';

const pictures = {
  empty: EmptyPicture,
  broken: BrokenPicture,
  friends: FriendsPicture,
  chart: ChartPicture,
  contract: ContractPicture,
  gift: GiftPicture,
  lantern: LanternPicture,
  search: SearchPicture,
  mail: MailPicture,
  blocked: BlockedPicture,
};

export type StatePictureName = keyof typeof pictures;

/** The small scenes of the states: surface tones and one accent line, 132 by 104. */
export function StatePicture({
  name,
  className,
}: {
  name: StatePictureName;
  className?: string | undefined;
}) {
  const Picture = pictures[name];
  return (
    <svg viewBox="0 0 132 104" width="132" height="104" fill="none" aria-hidden="true" className={className}>
      <Picture />
    </svg>
  );
}
