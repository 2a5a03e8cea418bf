import type { ReactNode } from 'react';
import { RemoteSlot } from '../federation/view/RemoteSlot';
import styles from './HomePage.module.css';
import type { ModuleName } from './homeSlots';

/** Room that a slot of ours will need, kept from the start so that nothing jumps. */
const room: Readonly<Record<string, string | undefined>> = {
  './BannerCarousel': styles.banner,
  './NoticeStrip': styles.notice,
  './Jackpot': styles.jackpot,
  './GameEntrance': styles.entrance,
  './WinnerBoard': styles.winners,
};

/** Slots that open by themselves: they have no place on the page, and none for a card either. */
const withoutPlace: readonly string[] = ['./LoginPopup'];

/** Slots that are silent (ME-026): where they fail nothing says so. */
const silent: readonly string[] = ['./LiveModels'];

/** Whether a slot is about offers, which not every account is given (PL-039). */
export const isOffer = ({ remote }: ModuleName): boolean => remote === 'mfe_promotions';

export const opensByItself = ({ expose }: ModuleName): boolean => withoutPlace.includes(expose);

interface HomeSlotProps extends ModuleName {
  /** Keeps its room, and is drawn when the ones before it are. */
  waits: boolean;
}

/** One slot of home. One without a place waits for none: on a slow phone it would come long after home is there. */
export function HomeSlot({ remote, expose, waits }: HomeSlotProps) {
  const hasNoPlace = opensByItself({ remote, expose });
  return (
    <SlotPlace remote={remote} expose={expose}>
      {waits && !hasNoPlace ? (
        <SlotRoom expose={expose} />
      ) : (
        <RemoteSlot
          remote={remote}
          expose={expose}
          room={room[expose]}
          dispensable={hasNoPlace || silent.includes(expose)}
        />
      )}
    </SlotPlace>
  );
}

/** The place of a slot, which has the same name in the document's first view. */
export function SlotPlace({ remote, expose, children }: ModuleName & { children?: ReactNode }) {
  return (
    <div data-slot={remote + expose} className={styles.place}>
      {children}
    </div>
  );
}

/** The room that a slot will need. */
export function SlotRoom({ expose }: Pick<ModuleName, 'expose'>) {
  return <div className={room[expose]} aria-busy="true" />;
}
