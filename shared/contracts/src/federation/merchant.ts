import * as z from 'zod/mini';
import { FirebaseProject } from '../areas/firebase';
import { SITE_LANGUAGES } from '../values/languages';
import { Integrity } from './discovery';

/*
 * A white label is data: `host-shell/merchants/<code>/merchant.json`.
 */

export const SiteLanguage = z.enum(SITE_LANGUAGES);
export type SiteLanguage = z.infer<typeof SiteLanguage>;

export const THEMES = ['dark', 'light'] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/**
 * A host name without port, as it is asked for: in small letters, `xn--…` where a name has others. Nothing else may
 * come in its place: it is written into configurations, addresses and pages.
 */
export const HostName = z.string().check(z.maxLength(253), z.regex(new RegExp(`^${LABEL}(?:\\.${LABEL})*$`)));

export const MerchantCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/));

/** The demonstration vendor, wherever this machine runs it; no merchant's real site has it. */
export const SANDBOX_FRAME = 'sandbox';

/** An origin without a wildcard, `self`, or `sandbox`. */
const FRAME_SOURCE = /^(?:self|sandbox|https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/;

export const Merchant = z.object({
  code: MerchantCode,
  /** As players read it. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Host names that are this merchant's. */
  hosts: z.array(HostName).check(z.minLength(1)),
  languages: z.array(SiteLanguage).check(z.minLength(1)),
  defaultLanguage: SiteLanguage,
  defaultTheme: Theme,
  /** IANA name; calendar days of this merchant are days there. */
  timeZone: z.string(),
  /** Slots of the home page, in order: `mfe_messages./BannerCarousel`. */
  home: z.array(z.string()),
  /** Remotes that this merchant's site is made of. */
  remotes: z.array(z.string()).check(z.minLength(1)),
  /** Colour of the browser's own bars, by theme. */
  themeColor: z.object({ dark: z.string(), light: z.string() }),
  /** Origins whose pages this site may show in a frame, and no others: `https://games.vendor.example`. */
  frames: z.optional(z.array(z.string().check(z.regex(FRAME_SOURCE))).check(z.maxLength(50))),
  /** Hosts that pictures may come from besides the site's own, by https; the status chooses among them (GA-014). */
  imageHosts: z.optional(z.array(HostName).check(z.maxLength(20))),
  /** Whether a visitor may choose another release of the discovery document; for development only (FD-034). */
  overrides: z.optional(z.boolean()),
  /**
   * What becomes of releases that are not signed by a key of their team: nothing, a warning, or a refusal. Under a
   * public host name they are refused (FD-079).
   */
  signatures: z.optional(z.enum(['off', 'warn', 'required'])),
  /** Share of page views whose events go to the platform, from 0 to 1; all of them where it says nothing (FD-045). */
  telemetrySample: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Scene behind the login page and the agent page, a name of `/cdn/scenes/<code>/`; without it none. */
  heroScene: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** The merchant's own Firebase project; without it nothing of Firebase is loaded or allowed. */
  firebase: z.optional(FirebaseProject),
});
export type Merchant = z.infer<typeof Merchant>;

/** Files that the host loads later, by address: an integrity each. */
export const HostFiles = z.record(z.string(), Integrity);
export type HostFiles = z.infer<typeof HostFiles>;

/** The inlined manifests: by the manifest's address, its text as released. */
export const InlinedManifests = z.record(z.string(), z.string());
export type InlinedManifests = z.infer<typeof InlinedManifests>;
