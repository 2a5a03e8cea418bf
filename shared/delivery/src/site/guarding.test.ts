import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startRollout } from '../rollout/startRollout';
import { RELEASE, rolloutOnTest } from '../testing/rollouts';
import { startGuarding } from './guarding';

it('guards although hooks are set wrongly and the platform is away, says both, and ends @FD-061', async () => {
  const { context, source, remove } = await rolloutOnTest();
  await startRollout(context, source, 'aurora', { ...RELEASE, plan: 'careful' });
  const policy = String(context.policyFolder);
  await writeFile(path.join(policy, 'webhooks.json'), '{ "hooks": 1 }');
  const said: string[] = [];
  const end = await startGuarding({
    delivery: context,
    environment: {},
    // Nobody listens there.
    platformUrl: 'http://127.0.0.1:9',
    releaseSecret: 'secret',
    healthToken: 'token',
    say: (line) => said.push(line),
  });
  while (said.length < 2) await new Promise(setImmediate);
  await end();
  expect(said).toEqual([
    expect.stringMatching(/^Webhooks: .*webhooks\.json is wrong at hooks/),
    expect.stringMatching(/^Guard: The platform .* health is unknown, nothing moves\.$/),
  ]);
  await remove();
});
