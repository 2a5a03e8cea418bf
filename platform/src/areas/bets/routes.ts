import { playSummary } from '@site/contracts/areas/play';
import * as contract from '@site/contracts/areas/records';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { bookOf } from '../../core/ledger/transaction';
import { settleBeforeShowing } from '../lottery/settle';
import { stretchBegan, sumUpPlay } from './playSummary';
import { listRecords } from './records';

/** What a player has bet. */
export function registerBets(app: FastifyInstance): void {
  accountRoute(app, contract.betRecords, ({ db, merchant, account, language }, request) => {
    const { startDate, endDate, gameCategory, vendor, pageNo, pageSize } = request;
    const { timeZone } = merchant;
    const filter = { owner: account, timeZone, startDate, endDate, gameCategory, vendor };
    return listRecords(db, filter, { pageNo, pageSize }, language);
  });

  accountRoute(app, playSummary, async ({ db, account, clock, log }, { since, freeplay }) => {
    await settleBeforeShowing(db, clock(), log);
    const from = since === undefined ? await stretchBegan(db, account, clock()) : new Date(since);
    return sumUpPlay(db, account, freeplay === 1 ? 'play' : bookOf(account), from, clock());
  });
}
