import type { RegisterSettings } from '@site/contracts/areas/registration';
import type { Flags, Settings, Status } from '@site/contracts/areas/system';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../language';

/** The parts of the status payload that are the merchant's own. */
type MerchantProfile = Pick<Status['info'], 'mobileTemplate' | 'paths' | 'resources' | 'domainRoute'> & {
  mainDomain: string;
  imageCDNs: string[];
  /** Hosts that customer-service links may lead to. */
  serviceHosts: string[];
};

export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Host names without port, lower case. */
  hosts: text('hosts').array().notNull(),
  timeZone: text('time_zone').notNull(),
  defaultLanguage: text('default_language').$type<Language>().notNull(),
  /** ISO 3166-1 alpha-2: where most of its players are. */
  country: text('country').notNull(),
  currency: text('currency').notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  settings: jsonb('settings').$type<Settings>().notNull(),
  /** What is asked of new members. Areas that are switched off take their fields away. */
  registerSettings: jsonb('register_settings').$type<RegisterSettings>().notNull(),
  /** Feature flags of the status payload. */
  flags: jsonb('flags').$type<Flags>().notNull(),
  /** Menu keys of the white-label menu, for members and for agents. */
  memberMenu: jsonb('member_menu').$type<Flags>().notNull(),
  agentMenu: jsonb('agent_menu').$type<Flags>().notNull(),
  /** Ids of modules that are switched off. */
  modulesOff: text('modules_off').array().notNull().default([]),
  profile: jsonb('profile').$type<MerchantProfile>().notNull(),
  /** JWK `k` of the customer-service key: 256 bits in base64url. */
  serviceKey: text('service_key').notNull(),
  /** Where the general service button leads; https. */
  serviceUrl: text('service_url').notNull(),
  /** Id of the Firebase project whose identity tokens are good here; none without one. */
  firebaseProject: text('firebase_project'),
  maintenance: boolean('maintenance').notNull().default(false),
  upgrading: boolean('upgrading').notNull().default(false),
  /** Networks (CIDR) whose visitors the merchant may not serve. */
  restrictedNetworks: text('restricted_networks').array().notNull().default([]),
});

export type Merchant = typeof merchants.$inferSelect;
export type NewMerchant = typeof merchants.$inferInsert;
