import type { FastifyInstance } from 'fastify';
import { registerAgent } from './agent/routes';
import { registerAnnouncements } from './announcements/routes';
import { registerBets } from './bets/routes';
import { registerCdn } from './cdn/routes';
import { registerDownloads } from './downloads/routes';
import { registerGames } from './games/routes';
import { registerLottery } from './lottery/routes';
import { registerMember } from './member/routes';
import { registerMessages } from './messages/routes';
import { registerPasskeys } from './passkeys/routes';
import { registerPasswords } from './passwords/routes';
import { registerPromotions } from './promotions/routes';
import { registerRegistration } from './registration/routes';
import { registerSandbox } from './sandbox/routes';
import { registerSession } from './session/routes';
import { registerSystem } from './system/routes';
import { registerVerification } from './verification/routes';
import { registerWallet } from './wallet/routes';

/** Every area of the platform; each registers its own routes. */
export const areas: readonly ((app: FastifyInstance) => void)[] = [
  registerSystem,
  registerSession,
  registerRegistration,
  registerVerification,
  registerPasskeys,
  registerPasswords,
  registerMember,
  registerWallet,
  registerGames,
  registerBets,
  registerLottery,
  registerAnnouncements,
  registerPromotions,
  registerMessages,
  registerAgent,
  registerSandbox,
  registerCdn,
  registerDownloads,
];
