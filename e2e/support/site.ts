import path from 'node:path';

/** Ports of the site under test, away from those of `npm start`. */
export const sitePorts = {
  EDGE_PORT: process.env.E2E_EDGE_PORT ?? '8680',
  RELEASES_PORT: process.env.E2E_RELEASES_PORT ?? '8681',
  PLATFORM_PORT: process.env.E2E_PLATFORM_PORT ?? '8690',
  // Beside the edge's, so that whoever moves that one moves both.
  CONSOLE_PORT: process.env.E2E_CONSOLE_PORT ?? String(Number(process.env.E2E_EDGE_PORT ?? 8680) + 7),
};

export const merchants = ['aurora', 'lagoon'] as const;
export type MerchantCode = (typeof merchants)[number];

/** Each merchant, language and theme once: what a journey is made in that ought to work in all of them. */
export const siteVariants = [
  { merchant: 'aurora', language: 'en', theme: 'dark' },
  { merchant: 'lagoon', language: 'th', theme: 'light' },
] as const;

/** A white label of the tests' own (federation/fixtures). */
export const CORAL = 'coral';
/** aurora's look with a Firebase project, which only the emulator knows (merchants.mjs). */
export const PEARL = 'pearl';
export const PEARL_PROJECT = 'demo-pearl';
export type SiteCode = MerchantCode | typeof CORAL | typeof PEARL;

/** Where the Firebase emulator listens while tests that need it run. */
export const firebasePort = Number(process.env.E2E_FIREBASE_PORT ?? 8689);

/** Address of a merchant's site. */
export function siteOrigin(merchant: SiteCode): string {
  return `http://${merchant}.localhost:${sitePorts.EDGE_PORT}`;
}

/** Where the site under test keeps its releases and its database. */
export const siteData = path.resolve(import.meta.dirname, '../..', process.env.SITE_DATA ?? '.site/e2e');

/** What the site under test has written: its edge and everything it started, and its platform. */
export const siteLogs = [path.join(siteData, 'site.log'), path.join(siteData, 'platform.log')] as const;
