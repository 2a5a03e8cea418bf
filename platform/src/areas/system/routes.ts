import {
  consolidatedSettings,
  countries,
  customerService,
  domainRoute,
  encryptionKeys,
  systemStatus,
  whitelabelMenu,
} from '@site/contracts/areas/system';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { publicKeySet } from '../../core/http/keys';
import { route } from '../../core/http/route';
import { textIn } from '../../core/language';
import { countriesFor } from './countries';
import { seal } from './serviceLinks';
import { menuOf, statusOf } from './status';
import { serviceEntries } from './tables';
import { registerTelemetry } from './telemetry';

const KEY_SET_TYPE = 'application/jwk-set+json; charset=utf-8';
/** docs/calls.md, "Caching". */
const KEY_SET_CACHE = 'public, max-age=300';

export function registerSystem(app: FastifyInstance): void {
  const { demo, vendorOrigin } = app.platform.config;
  // The demonstration's service desk stands where its vendor does.
  const deskHosts = demo ? [new URL(vendorOrigin).hostname] : [];

  route(app, systemStatus, ({ merchant, ip }) => statusOf(merchant, ip, deskHosts), { alwaysOpen: true });

  route(app, whitelabelMenu, ({ merchant, account }) => ({
    menu: menuOf(merchant, account !== undefined && isAgentAccount(account.type)),
  }));

  route(app, domainRoute, ({ merchant }) => merchant.profile.domainRoute);

  route(app, countries, ({ merchant, language }) => ({ list: countriesFor(language, merchant.country) }));

  route(app, encryptionKeys, ({ db, clock }) => publicKeySet(db, clock), {
    alwaysOpen: true,
    bare: KEY_SET_TYPE,
    cacheControl: KEY_SET_CACHE,
  });

  route(app, consolidatedSettings, ({ merchant }) => merchant.settings);

  route(
    app,
    customerService,
    async ({ db, merchant, language }) => {
      const entries = await db
        .select()
        .from(serviceEntries)
        .where(eq(serviceEntries.merchant, merchant.code))
        .orderBy(asc(serviceEntries.position));
      const list = entries.map(async ({ csType, csPosition, title, name, url }) => ({
        csType,
        csPosition,
        title: textIn(title, language),
        name: textIn(name, language),
        path: await seal(url, merchant.serviceKey),
      }));
      return { list: await Promise.all(list) };
    },
    { alwaysOpen: true },
  );

  registerTelemetry(app);
}
