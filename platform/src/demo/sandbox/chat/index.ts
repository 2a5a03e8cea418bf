import type { FastifyInstance } from 'fastify';
import { registerChatLaunch } from '../../../areas/chat/launch';
import { VendorFaults } from '../vendor';
import { registerDeskSide } from './deskSide';
import { registerMemberSide } from './memberSide';
import { sandboxDesk } from './sandboxDesk';

/** The demonstration's service desk: a labelled chat whose both sides can be typed. */
export function registerChat(app: FastifyInstance): void {
  const faults = new VendorFaults();
  registerChatLaunch(app, sandboxDesk(app.platform.config.vendorOrigin, faults));
  registerMemberSide(app);
  registerDeskSide(app, faults);
}
