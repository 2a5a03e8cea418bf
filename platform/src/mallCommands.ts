import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { listOpenOrders, listStock, refundOrder, sendOrder, setStock } from './areas/mall/operator';
import { CommandError } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';

export const MALL_USAGE =
  'mall orders --merchant <code>, mall send|refund --merchant <code> --order <number>, mall stock --merchant <code> [--item <id> --count <number or none>]; who does it is --by, or the user of the operating system';

function read(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      merchant: { type: 'string' },
      order: { type: 'string' },
      item: { type: 'string' },
      count: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const { merchant, by = userInfo().username, ...others } = values;
  if (!merchant) throw new CommandError(`write ${MALL_USAGE}`);
  return { merchant, by, ...others };
}

async function orders(db: Database, args: string[]): Promise<string> {
  const lines = await listOpenOrders(db, read(args).merchant);
  return lines.length === 0 ? 'no parcel waits' : lines.join('\n');
}

const decideBy =
  (act: typeof sendOrder, done: string) =>
  async (db: Database, args: string[]): Promise<string> => {
    const { merchant, by, order } = read(args);
    if (!order) throw new CommandError(`write ${MALL_USAGE}`);
    await act(db, { merchant, orderNo: order, by }, new Date(await databaseNow(db)));
    return `order ${order} of ${merchant} is ${done}`;
  };

/** null for no end; what is no number is left to `setStock`, which says how it is written. */
const countIn = (count: string): number | null =>
  count === 'none' ? null : /^\d+$/.test(count) ? Number(count) : Number.NaN;

async function stock(db: Database, args: string[]): Promise<string> {
  const { merchant, by, item, count } = read(args);
  if (!item) return (await listStock(db, merchant)).join('\n') || `${merchant} has no goods`;
  if (!count) throw new CommandError(`write ${MALL_USAGE}`);
  await setStock(db, { merchant, itemId: item, by }, countIn(count), new Date(await databaseNow(db)));
  return `of ${item} there are ${count === 'none' ? 'as many as are wanted' : count}`;
}

/** What an operator does about the points mall: `pnpm mall …`. */
export const MALL_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'mall orders': orders,
  'mall send': decideBy(sendOrder, 'sent'),
  'mall refund': decideBy(refundOrder, 'refunded'),
  'mall stock': stock,
};
