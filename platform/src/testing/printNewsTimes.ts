import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { news } from '@site/contracts/areas/news';
import { openPostgres } from '../core/db/client';
import { tellNews } from '../core/news/tellNews';
import { createAccount, createMerchant, fund, signedInHeaders } from './fixtures';
import { startOwnPostgres } from './ownPostgres';
import { startPlatform } from './ownProcess';

/*
 * For the bench: one process of the platform on Postgres holds 2,000 streams of as many members. Prints its memory, how
 * long news take from commit to page, and what calls beside them take with and without the streams; read the ratios.
 */

const STREAMS = 2_000;
const AT_ONCE = 50;
const TOLD = 100;
const CALLS = 200;

const at = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN;
const shown = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`;
const print = (line: string) => process.stdout.write(`  ${line}\n`);

const server = await startOwnPostgres();
const { db, close } = await openPostgres(server.url);
await createMerchant(db);
const platform = await startPlatform({ DATABASE_URL: server.url });

/** Memory of the platform's process, in MB. */
const memory = () => platform.memoryMB();

async function callTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${platform.port}/wps/system/status`, {
      headers: { merchant: 'aurora' },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
  }
  return times;
}

const heard = new Map<string, () => void>();

/** Opens a stream, and answers when its first comment has come. */
async function openStream(): Promise<{ account: Awaited<ReturnType<typeof createAccount>>; leave(): void }> {
  const account = await createAccount(db, 'aurora');
  const headers = await signedInHeaders(db, account, Date.now());
  return new Promise((resolve, reject) => {
    const sent = request({ port: platform.port, path: news.path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was answered ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('data:')) heard.get(account.id)?.();
        resolve({ account, leave: () => sent.destroy() });
      });
      response.on('error', () => undefined);
    });
    sent.on('error', reject);
    sent.end();
  });
}

try {
  await callTimes();
  const before = { calls: await callTimes(), memory: memory() };
  const started = performance.now();
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  while (streams.length < STREAMS)
    streams.push(...(await Promise.all(Array.from({ length: AT_ONCE }, openStream))));
  print(`${STREAMS} streams opened in ${((performance.now() - started) / 1000).toFixed(1)} s`);

  /** Changes something for some of them, ten at once. */
  const timesOf = async (change: (account: (typeof streams)[number]['account']) => Promise<unknown>) => {
    const some = streams.filter((_stream, index) => index % (STREAMS / TOLD) === 0);
    const times: number[] = [];
    for (let first = 0; first < TOLD; first += 10)
      await Promise.all(
        some.slice(first, first + 10).map(async ({ account }) => {
          const arrived = new Promise<void>((resolve) => heard.set(account.id, resolve));
          await change(account);
          const committed = performance.now();
          await arrived;
          times.push(performance.now() - committed);
        }),
      );
    return times;
  };
  print(
    `told, from commit to page: ${shown(await timesOf(({ id }) => tellNews(db, { account: id }, 'care')))}`,
  );
  print(`booked, from commit to page: ${shown(await timesOf((account) => fund(db, account, 100n)))}`);
  const toAll = Promise.all(
    streams.map(({ account }) => new Promise<void>((resolve) => heard.set(account.id, resolve))),
  );
  const told = performance.now();
  await tellNews(db, { merchant: 'aurora' }, 'announcements');
  await toAll;
  print(`told to all ${STREAMS}: ${Math.round(performance.now() - told)} ms`);
  print(`calls beside them: ${shown(await callTimes())}; without any: ${shown(before.calls)}`);
  print(`memory: ${memory()} MB, ${before.memory} MB without any`);
  for (const { leave } of streams) leave();
  await wait(100);
} finally {
  platform.stop();
  await platform.ended;
  await close();
  await server.stop();
}
