import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Postgres numbers what `initdb` makes from here on, and what `create` makes from 16,384 on. */
const FIRST_TYPE_OF_A_TABLE = 10_000;

/** PGlite with the extensions that the migrations create; a Postgres server brings them along. */
export async function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  // Each query that Drizzle makes copies all parsers: two thirds are for lists of whole rows, which nothing asks for.
  for (const type of Object.keys(client.parsers))
    if (Number(type) >= FIRST_TYPE_OF_A_TABLE) delete client.parsers[type];
  // It answers within one turn of the event loop: a job of a thousand queries would keep all calls waiting to its end.
  const query = client.query.bind(client);
  client.query = async (...asked) => {
    await nextTurn();
    return query(...asked) as never;
  };
  return client;
}
