import { count, eq } from 'drizzle-orm';
import { promotions } from '../areas/promotions/tables';
import { accounts } from '../core/accounts/tables';
import type { ConfiguredMerchant } from '../core/merchants/configuredMerchants';
import { merchants } from '../core/merchants/tables';
import { createTestApp, type TestApp } from '../testing/app';
import { signedInHeaders } from '../testing/fixtures';
import { seedWhatIsMissing } from './firstStart';

const CORAL: ConfiguredMerchant = {
  code: 'coral',
  name: 'Coral',
  hosts: ['coral.localhost'],
  timeZone: 'Asia/Jakarta',
  defaultLanguage: 'id',
};
/** The demonstration has it already, with another host name. */
const LAGOON: ConfiguredMerchant = { ...CORAL, code: 'lagoon', hosts: ['elsewhere.localhost'] };

describe('a platform that is told of a merchant', () => {
  let test: TestApp;
  const start = (configured: readonly ConfiguredMerchant[]) =>
    seedWhatIsMissing(test.db, new Date(test.clock()), configured);
  const rowsOf = async (merchant: string) => {
    const [row] = await test.db.select().from(merchants).where(eq(merchants.code, merchant));
    const [people] = await test.db
      .select({ count: count() })
      .from(accounts)
      .where(eq(accounts.merchant, merchant));
    const [offers] = await test.db
      .select({ count: count() })
      .from(promotions)
      .where(eq(promotions.merchant, merchant));
    return { row, people: people?.count ?? 0, promotions: offers?.count ?? 0 };
  };

  beforeAll(async () => {
    test = await createTestApp();
    await start([]);
  });
  afterAll(() => test.close());

  it('gives it all that those of the demonstration have, once @FD-013', async () => {
    const before = await rowsOf('aurora');
    await start([CORAL, LAGOON]);
    const coral = await rowsOf('coral');
    await start([CORAL, LAGOON]);

    expect(coral).toMatchObject({ people: before.people, promotions: before.promotions });
    expect(coral.row).toMatchObject({ name: 'Coral', timeZone: 'Asia/Jakarta', defaultLanguage: 'en' });
    expect(await rowsOf('coral')).toEqual(coral);
    expect(await rowsOf('aurora')).toEqual(before);
    expect((await rowsOf('lagoon')).row?.hosts).toEqual(['lagoon.localhost']);
  });

  it('serves its players by its host name, with games and pictures @FD-013', async () => {
    const [player] = await test.db.select().from(accounts).where(eq(accounts.id, 'coral-player01'));
    if (!player) throw new Error('no player');
    const headers = await signedInHeaders(test.db, player, test.clock());
    const ask = (url: string) => test.app.inject({ url, headers: { ...headers, host: 'coral.localhost' } });

    expect((await ask('/cdn/scenes/coral/reef.svg')).statusCode).toBe(200);
    expect((await ask('/cdn/scenes/nobody/reef.svg')).statusCode).toBe(404);
    expect((await ask('/cdn/promotions/coral-promotion-welcome-match.svg')).statusCode).toBe(200);
    expect((await ask('/wps/system/status')).json()).toMatchObject({ success: true });
  });
});
