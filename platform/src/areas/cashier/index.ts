import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerCallbacks } from './callbacks/routes';
import { expireDue } from './deposit/expire';
import { registerDeposit } from './deposit/routes';
import { registerWithdraw } from './withdraw/routes';

/** An order shows as over at once; this is for those that nobody looks at. */
const EXPIRE_EVERY_MS = 30 * SECOND;

/** Paying in and out. */
export const cashier: Area = {
  register(app) {
    registerDeposit(app);
    registerWithdraw(app);
    registerCallbacks(app);
  },
  jobs: [
    { name: 'expiring deposits', everyMs: EXPIRE_EVERY_MS, run: (db, now) => expireDue(db, new Date(now)) },
  ],
};
