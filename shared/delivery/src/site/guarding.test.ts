import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startRollout } from '../rollout/startRollout';
import { serve } from '../testing/http';
import { RELEASE, rolloutOnTest } from '../testing/rollouts';
import { type GuardingOptions, startGuarding } from './guarding';

// Nobody listens there.
const AWAY = 'http://127.0.0.1:9';
const OPTIONS = { platformUrl: AWAY, releaseSecret: 'secret', healthToken: 'token' };

/** What a guard says of a rollout until there are so many lines. */
async function saidBy(
  options: Pick<GuardingOptions, 'delivery' | 'environment'>,
  lines: number,
): Promise<readonly string[]> {
  const said: string[] = [];
  const end = await startGuarding({ ...OPTIONS, ...options, say: (line) => said.push(line) });
  while (said.length < lines) await new Promise(setImmediate);
  await end();
  return said;
}

it('guards although hooks are set wrongly and the platform is away, says both, and ends @FD-061', async () => {
  const { context, source, remove } = await rolloutOnTest();
  await startRollout(context, source, 'aurora', { ...RELEASE, plan: 'careful' });
  const policy = String(context.policyFolder);
  await writeFile(path.join(policy, 'webhooks.json'), '{ "hooks": 1 }');
  const said = await saidBy({ delivery: context, environment: {} }, 2);
  expect(said).toEqual([
    expect.stringMatching(/^Webhooks: .*webhooks\.json is wrong at hooks/),
    expect.stringMatching(/^Guard: The platform .* health is unknown, nothing moves\.$/),
  ]);
  await remove();
});

it('goes by the Prometheus that PROMETHEUS_URL names, and asks it by its token @FD-048 @FD-061', async () => {
  const { context, source, remove } = await rolloutOnTest();
  await startRollout(context, source, 'aurora', { ...RELEASE, plan: 'careful' });
  const asked = new Set<string>();
  const prometheus = await serve(({ url, headers }, response) => {
    asked.add(`${url?.split('?')[0]} ${headers.authorization}`);
    response.writeHead(503).end();
  });
  const PROMETHEUS_URL = `http://127.0.0.1:${prometheus.port}`;
  const environment = { PROMETHEUS_URL, PROMETHEUS_TOKEN: 'of-prometheus' };
  const said = await saidBy({ delivery: context, environment }, 1);
  expect(said).toEqual([expect.stringMatching(/^Guard: Prometheus at .* answered 503: .* nothing moves\.$/)]);
  expect([...asked]).toEqual(['/api/v1/query Bearer of-prometheus']);
  await prometheus.close();
  await remove();
});
