import type { IncomingMessage } from 'node:http';
import { changeSite } from '../product/deploy/deploy';
import { readMerchants } from '../product/discovery/merchants';
import { edge } from '../product/edge/edge';
import { liveDocuments } from '../product/edge/liveDocuments';
import { fail } from './fail';
import { filledFolder, MERCHANTS_FOLDER, wholeSite } from './fixtures';
import { serve, type TestServer } from './http';

export const AURORA = { Host: 'aurora.localhost:8080' };
export const LAGOON = { Host: 'lagoon.localhost:8080' };

/**
 * For the tests of one file: the sites of two merchants behind an edge, in front of a platform that answers with
 * what it was sent.
 */
export function edgeOnTest() {
  let filled: Awaited<ReturnType<typeof filledFolder>>;
  let platform: TestServer;
  let site: TestServer;
  const calls: IncomingMessage[] = [];

  const edgeFor = async (platformUrl: string) =>
    edge({
      store: filled.store,
      documents: liveDocuments(filled.store, filled.context.deployments),
      merchants: (await readMerchants(MERCHANTS_FOLDER)).map(({ merchant }) => merchant),
      platformUrl,
      onFault: fail,
    });

  beforeAll(async () => {
    filled = await filledFolder();
    for (const code of ['aurora', 'lagoon']) {
      await changeSite(filled.context, code, 'deploy', () => wholeSite('1.0.0'));
    }
    platform = await serve((request, response) => {
      calls.push(request);
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        response.writeHead(202, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
        response.end(JSON.stringify({ path: request.url, body }));
      });
    });
    site = await serve(await edgeFor(`http://127.0.0.1:${platform.port}`));
  });

  afterAll(async () => {
    await Promise.all([site.close(), platform.close()]);
    await filled.remove();
  });

  const ask: TestServer['ask'] = (...asked) => site.ask(...asked);
  return { ask, calls, edgeFor, filled: () => filled };
}
