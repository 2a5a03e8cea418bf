/*
 * What an operator does to a platform from its machine, on the database of the same settings. A platform on
 * Postgres may run meanwhile; PGlite has room for one process.
 *
 *   pnpm command merchant add '{"code":"coral","name":"Coral","hosts":["coral.example"],"timeZone":"Asia/Bangkok","defaultLanguage":"th"}'
 *   pnpm command account add --merchant coral --username boss --type 0     (the password is read from standard input)
 *   pnpm command picture list     (members' pictures that wait for a look; picture show <id>, picture refuse <id>)
 *   pnpm care list     (accounts with limits, closings or marks; care limit, close, open, identity, data --merchant … --username …)
 *   pnpm promotion list --merchant aurora     (promotion applications, approve, reject, give, up, down, group)
 *   pnpm agent rates --merchant aurora --username agent01 RNG=0.80     (what the merchant gives an agent; agent quotas 1.80=5)
 *   pnpm feedback list --merchant aurora     (what members have written and wait for; feedback answer --id … --text …)
 *   pnpm command help list --merchant aurora     (the topics of the help; help put --file …, help take --id …)
 *   pnpm command announcement list --merchant aurora     (announcement put --file …, take --id …; so banner, popup and news; mail send --file …)
 *   pnpm command contract list --merchant aurora     (contracts of the house with agents; contract offer --username … --kind DAILY --file terms.json)
 *   pnpm command books check     (whether the ledger's balances are what its entries say: each night, and after a restore)
 *   pnpm push keys     (a new pair of keys for notifications, as settings)
 */
import { text } from 'node:stream/consumers';
import { operate } from './operate';

operate(process.argv.slice(2), process.env, () => text(process.stdin)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: Error) => {
    process.stderr.write(`platform: ${error.message}\n`);
    process.exitCode = 1;
  },
);
