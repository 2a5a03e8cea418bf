import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { METRICS_PATH } from '@site/contracts/federation/health';
import type { HealthSource } from '@site/delivery/health/HealthSource';
import { platformSource } from '@site/delivery/health/platformSource';
import { prometheusSource } from '@site/delivery/health/prometheusSource';
import { decide } from '@site/delivery/rollout/decide';
import { rolloutOf } from '@site/delivery/testing/figures';
import { SECOND } from '../../core/clock';
import { createTestApp, type TestApp } from '../../testing/app';
import { createMerchant } from '../../testing/fixtures';
import { hasPrometheus, type OwnPrometheus, startOwnPrometheus } from '../../testing/ownPrometheus';
import { address, HEALTH_TOKEN, load, send } from './testing/events';
import { sourceSuite } from './testing/sourceSuite';

const MINUTE_MS = 2 * SECOND;

let test: TestApp;
let prometheus: OwnPrometheus;
let source: HealthSource;
let rows: HealthSource;

const known = async () => (await source.closedUntil().catch(() => new Date(0))).getTime();

/** Lets time go on until all of before is in closed minutes of Prometheus, and so of the platform. */
async function pass(): Promise<void> {
  const until = Date.now() + MINUTE_MS;
  while ((await known()) < until) await wait(200);
}

// A busy machine can keep Prometheus from looking for some of these short minutes.
jest.retryTimes(3);

const describeWithPrometheus = hasPrometheus() ? describe : describe.skip;

describeWithPrometheus(
  'the counters that a Prometheus of this machine has scraped (left out without one)',
  () => {
    beforeAll(async () => {
      test = await createTestApp({
        clock: Object.assign(Date.now, {}),
        config: { healthToken: HEALTH_TOKEN, healthMinuteMs: MINUTE_MS },
      });
      await createMerchant(test.db);
      await test.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = test.app.server.address() as AddressInfo;
      prometheus = await startOwnPrometheus(`127.0.0.1:${port}`, METRICS_PATH, HEALTH_TOKEN);
      source = prometheusSource({ url: prometheus.url, minuteMs: MINUTE_MS });
      rows = platformSource({ url: `http://127.0.0.1:${port}`, token: HEALTH_TOKEN, minuteMs: MINUTE_MS });
      // What a process has counted before it is looked at for the first time is nobody's minute.
      await pass();
    }, 60_000);
    afterAll(async () => {
      await prometheus.stop();
      await test.close();
    });

    it('of 10,000 loads differ from the rows by 1 % at most, and give the same decision @FD-049', async () => {
      const arm = (release: string, failing: number) =>
        Array.from({ length: 25 }, (_, index) =>
          load({
            remote: 'mfe_games',
            release,
            ...(index < failing && { outcome: 'FAILED', fault: 'evaluation' }),
          }),
        );
      const [well, badly] = [arm('1.0.0', 0), arm('1.1.0', 5)];
      // Each counter is there before it is measured: a look that is missed as it comes would take its beginning along.
      for (const events of [well, badly]) await send(test, events, address(0));
      await pass();
      const from = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
      for (let call = 0; call < 400; call += 1)
        await send(test, call % 4 === 0 ? badly : well, address(call));
      await pass();
      // What a look has missed, as this process was busy with the loads, is in the minute of the next one.
      await pass();

      const closedUntil = new Date(Math.min(await known(), (await rows.closedUntil()).getTime()));
      const asked = { from, until: closedUntil, merchant: 'aurora', remote: 'mfe_games' };
      const rollout = rolloutOf({ stepAt: from.toISOString() });
      const decisions = [];
      const counts = [];
      for (const each of [source, rows]) {
        const minutes = await each.minutes(asked);
        const count = (release: string, bad: boolean) =>
          minutes
            .filter((row) => row.release === release)
            .reduce((sum, { outcomes }) => sum + ((bad ? outcomes.FAILED : outcomes.OK) ?? 0), 0);
        counts.push([
          count('1.0.0', false),
          count('1.0.0', true),
          count('1.1.0', false),
          count('1.1.0', true),
        ]);
        const { decision } = decide(
          rollout,
          { rows: minutes, closedUntil },
          { now: closedUntil, minuteMs: MINUTE_MS },
        );
        decisions.push(decision.does === 'stop' ? decision.broken.map(({ limit }) => limit) : decision.does);
      }
      const [scraped = [], kept = []] = counts;
      expect(kept).toEqual([7_500, 0, 2_000, 500]);
      for (const [index, count] of kept.entries())
        expect(Math.abs((scraped[index] ?? 0) - count)).toBeLessThanOrEqual(count / 100);
      expect(decisions[0]).toEqual(decisions[1]);
      expect(decisions[1]).toContain('faultRatio');
    }, 120_000);

    sourceSuite(() => ({
      source,
      send: (events, sender) => send(test, events, sender),
      pass,
      silence: () => prometheus.stop(),
    }));
  },
);
