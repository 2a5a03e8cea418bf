import type { Area } from '../core/http/area';
import { agent } from './agent';
import { announcements } from './announcements';
import { benefits } from './benefits';
import { bets } from './bets';
import { care } from './care';
import { cashier } from './cashier';
import { chat } from './chat';
import { downloads } from './downloads';
import { feedback } from './feedback';
import { firebase } from './firebase';
import { games } from './games';
import { health } from './health';
import { help } from './help';
import { inbox } from './inbox';
import { live } from './live';
import { lottery } from './lottery';
import { mailNotices } from './mailNotices';
import { mall } from './mall';
import { member } from './member';
import { missions } from './missions';
import { news } from './news';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { pictures } from './pictures';
import { promotions } from './promotions';
import { push } from './push';
import { referral } from './referral';
import { registration } from './registration';
import { rewards } from './rewards';
import { security } from './security';
import { session } from './session';
import { system } from './system';
import { verification } from './verification';
import { wallet } from './wallet';

/** Every area of the platform, in the order in which they register their calls. */
export const areas: readonly Area[] = [
  firebase,
  health,
  system,
  session,
  registration,
  verification,
  passkeys,
  passwords,
  member,
  security,
  pictures,
  wallet,
  care,
  cashier,
  games,
  bets,
  lottery,
  live,
  benefits,
  announcements,
  promotions,
  mall,
  referral,
  rewards,
  missions,
  help,
  inbox,
  feedback,
  chat,
  news,
  push,
  mailNotices,
  agent,
  downloads,
];
