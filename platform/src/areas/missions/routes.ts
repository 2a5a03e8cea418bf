import * as contract from '@site/contracts/areas/missions';
import type { FastifyInstance } from 'fastify';
import { refuseStoppedOffers } from '../../core/care/state';
import { accountRoute } from '../../core/http/route';
import { readCalendar } from './checkIn/calendar';
import { checkIn } from './checkIn/checkIn';
import { claimMission } from './claim';
import { readStandings } from './standing';
import { inOrder, missionView } from './view';

/** The daily check-in, and missions with their rewards. */
export function registerMissions(app: FastifyInstance): void {
  accountRoute(app, contract.signInCalendar, ({ db, account, merchant, closings, clock }, { month }) => {
    const at = new Date(clock());
    refuseStoppedOffers(closings, at);
    return readCalendar(db, account, merchant.timeZone, at, month);
  });

  accountRoute(app, contract.signInToday, async ({ db, account, merchant, clock }) => {
    await checkIn(db, account, merchant.timeZone, clock);
    return readCalendar(db, account, merchant.timeZone, new Date(clock()));
  });

  accountRoute(app, contract.missionList, async ({ db, account, closings, language, clock }) => {
    const at = new Date(clock());
    refuseStoppedOffers(closings, at);
    const standings = await readStandings(db, account, at);
    return { list: inOrder(standings.map((standing) => missionView(standing, language))) };
  });

  accountRoute(app, contract.claimMission, async ({ db, account, language, clock }, { missionId }) =>
    missionView(await claimMission(db, account, missionId, new Date(clock())), language),
  );
}
