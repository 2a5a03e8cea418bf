import { insertInBatches } from '../../../core/db/insertInBatches';
import { newId } from '../../../core/ids';
import type { WritePeriod } from '../contracts/sumUp';
import { earned } from '../contracts/terms';
import { salaryFigures } from './figures';
import { salaries } from './tables';

const NOTHING = { turnover: 0n, activeMembers: 0 };

/** Writes down what the salary contracts of a merchant have brought for a day or an hour. */
export const writeSalaries =
  (kind: 'DAILY' | 'HOURLY'): WritePeriod =>
  async (tx, { code }, period, inForce) => {
    const receivers = inForce.map(({ toAccountId }) => toAccountId);
    const figures = await salaryFigures(tx, kind, code, receivers, period);
    const rows = inForce.map(({ id, fromAccountId, toAccountId, terms }) => {
      const reached = figures.get(toAccountId) ?? NOTHING;
      const { amount } = earned(terms, reached);
      return {
        id: newId('sal'),
        merchant: code,
        contractId: id,
        kind,
        payerId: fromAccountId,
        receiverId: toAccountId,
        day: period.firstDay,
        hour: period.hour ?? null,
        startsAt: period.startsAt,
        endsAt: period.endsAt,
        ...reached,
        amount,
        status: amount > 0n ? ('DUE' as const) : ('NONE' as const),
      };
    });
    await insertInBatches(tx, salaries, rows);
  };
