import { settleContracts } from '../areas/agent/settleContracts';
import { readConfig } from '../core/config';
import type { Database } from '../core/db/client';
import { openDatabase } from '../core/db/openDatabase';

/*
 * For a test: a process of its own that does the work of agents' contracts as of an instant, and is killed when all of
 * the transaction of this number is done but its commit; 0 lets it end.
 */

const [now = '0', dieIn = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase(readConfig(process.env));
let begun = 0;
const mortal = new Proxy(db, {
  get: (target, name) => {
    if (name !== 'transaction') return Reflect.get(target, name);
    return (run: (tx: Database) => Promise<unknown>) =>
      target.transaction(async (tx) => {
        begun += 1;
        const dies = begun === Number(dieIn);
        const done = await run(tx);
        if (dies) process.kill(process.pid, 'SIGKILL');
        return done;
      });
  },
});
await settleContracts(mortal, Number(now));
await close();
process.exit(0);
