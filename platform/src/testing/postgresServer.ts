import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A name that no other run of the tests has, on a server that several may share. */
export const newDatabaseName = () => `platform_test_${randomBytes(6).toString('hex')}`;

/** The address of a database on the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Creates or drops a database, which no connection to that one can do. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
