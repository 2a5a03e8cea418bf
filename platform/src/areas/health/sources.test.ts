import type { AddressInfo } from 'node:net';
import { platformSource } from '@site/delivery/health/platformSource';
import { MINUTE } from '../../core/clock';
import { createTestApp } from '../../testing/app';
import { SYSTEMS } from '../../testing/content';
import { createMerchant } from '../../testing/fixtures';
import { HEALTH_TOKEN, send } from './testing/events';
import { type SourceOnTest, sourceSuite } from './testing/sourceSuite';

// Postgres is the one of the tests; where this machine has none, PGlite is tried twice.
describe.each(SYSTEMS)('the rows of a platform on %s', (system) => {
  let opened: SourceOnTest;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const test = await createTestApp({ system, config: { healthToken: HEALTH_TOKEN } });
    await createMerchant(test.db);
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    let answers = true;
    opened = {
      source: platformSource({ url: `http://127.0.0.1:${port}`, token: HEALTH_TOKEN }),
      send: (events, from) => send(test, events, from),
      pass: async () => test.clock.advance(2 * MINUTE),
      async silence() {
        if (answers) await test.close();
        answers = false;
      },
    };
    end = opened.silence;
  });
  afterAll(() => end());

  sourceSuite(() => opened);
});
