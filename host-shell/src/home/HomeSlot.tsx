import { RemoteSlot } from '../federation/RemoteSlot';
import styles from './HomePage.module.css';

/** `mfe_games./WinnerBoard`: the remote, and the module that it exposes for this place. */
const SLOT = /^(?<remote>mfe_[a-z0-9_]+)(?<expose>\.\/[A-Za-z]+)$/;

/** Room that a slot of ours will need, kept from the start so that nothing jumps. */
const room: Readonly<Record<string, string | undefined>> = {
  './BannerCarousel': styles.banner,
  './NoticeStrip': styles.notice,
  './Jackpot': styles.jackpot,
  './GameEntrance': styles.entrance,
  './WinnerBoard': styles.winners,
};

/** One slot of home. A name that is not a slot's is left out. */
export function HomeSlot({ slot }: { slot: string }) {
  const { remote, expose } = SLOT.exec(slot)?.groups ?? {};
  if (!remote || !expose) return null;
  return <RemoteSlot remote={remote} expose={expose} room={room[expose]} />;
}
