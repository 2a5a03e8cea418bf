import { insertInBatches } from '../../../core/db/insertInBatches';
import { newId } from '../../../core/ids';
import type { WritePeriod } from '../contracts/sumUp';
import { periodFigures } from './figures';
import { periodId } from './period';
import { type DividendRecord, dividends } from './tables';

/** Writes down what the dividend contracts of a merchant have brought for a period. */
export const writeDividends: WritePeriod = async (tx, { code, timeZone }, period, inForce) => {
  const rows: DividendRecord[] = [];
  for (const contract of inForce) {
    const { id, fromAccountId, toAccountId } = contract;
    const figures = await periodFigures(tx, toAccountId, period, timeZone, contract);
    const { turnover, activeMembers, rate, amount } = figures;
    rows.push({
      id: newId('div'),
      merchant: code,
      contractId: id,
      payerId: fromAccountId,
      receiverId: toAccountId,
      period: periodId(period),
      startDay: period.firstDay,
      endDay: period.lastDay,
      teamProfit: turnover,
      activeMembers,
      rate,
      amount,
      status: amount > 0n ? 'DUE' : 'NONE',
      orderNo: null,
      paidAt: null,
    });
  }
  await insertInBatches(tx, dividends, rows);
};
