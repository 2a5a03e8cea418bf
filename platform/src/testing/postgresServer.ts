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

/** From this version on a server is asked for the copying of files, which takes half the time of its other way. */
const FILE_COPY_FROM = 15_00_00;

/** Creates a database that holds what the template holds. */
export async function copyDatabase(url: string, name: string, template: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const strategy = Number(rows[0]?.version) >= FILE_COPY_FROM ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
}

/** Creates or drops a database, which no connection to that one can do. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
