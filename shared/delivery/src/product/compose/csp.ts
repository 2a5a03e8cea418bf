import { type FirebaseProject, firebaseSources } from '@site/contracts/areas/firebase';
import type { PlacedRelease } from '../discovery/document';

/** Takes the browser's reports; a call of the platform. */
const REPORT_PATH = '/wps/telemetry/csp';

/** Names of the Trusted Types policies that the site creates: one for scripts, one for cleaned HTML. */
const TRUSTED_TYPES_POLICIES = ['default', 'dompurify'];

/** What a document needs beyond its releases: in development, and by the merchant's own choices. */
export interface ExtraSources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly frame?: readonly string[];
  readonly image?: readonly string[];
  readonly trustedTypes?: readonly string[];
}

/** These sources, and the hosts that the merchant's pictures come from. */
export function withImageHosts(extra: ExtraSources, hosts: readonly string[] = []): ExtraSources {
  return { ...extra, image: [...(extra.image ?? []), ...hosts.map((host) => `https://${host}`)] };
}

/** These sources, and those of the merchant's Firebase project. */
export function withFirebase(extra: ExtraSources, firebase: FirebaseProject | undefined): ExtraSources {
  if (!firebase) return extra;
  const { scripts, connect, frames, trustedTypes } = firebaseSources(firebase);
  return {
    ...extra,
    script: [...(extra.script ?? []), ...scripts],
    connect: [...(extra.connect ?? []), ...connect],
    frame: [...(extra.frame ?? []), ...frames],
    trustedTypes: [...(extra.trustedTypes ?? []), ...trustedTypes],
  };
}

/**
 * The Content-Security-Policy of a document (FD-033). Scripts, styles and fonts come from this origin and from
 * the folders of the merchant's remotes, at the mirror as well; nothing inline, nothing evaluated, no wildcard.
 *
 * @param releases All that the document's discovery names. Their folder is allowed, not the release alone, so
 *   that an open tab can take the next release, and the policy outlives releases.
 * @param mirrorUrl Where the releases are as well; in the policy whether or not one is loaded from there now.
 * @param frames Origins that the merchant lists, or `self`.
 */
export function contentSecurityPolicy(
  releases: readonly PlacedRelease[],
  frames: readonly string[] = [],
  extra: ExtraSources = {},
  mirrorUrl?: string,
): string {
  const own = ["'self'", ...releaseFolders(releases, mirrorUrl)];
  const framed = [...frames, ...(extra.frame ?? [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(extra.script ?? [])],
    'style-src': own,
    'font-src': own,
    // Captcha pictures arrive as data, pictures that a player picked as blobs.
    'img-src': [...own, ...(extra.image ?? []), 'data:', 'blob:'],
    'connect-src': [...own, ...(extra.connect ?? [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src':
      framed.length > 0 ? framed.map((source) => (source === 'self' ? "'self'" : source)) : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES_POLICIES, ...(extra.trustedTypes ?? [])],
    'report-uri': [REPORT_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The folders of all releases of a document's remotes, sorted: where they are, and where they are as well. */
export function releaseFolders(releases: readonly PlacedRelease[], mirrorUrl?: string): string[] {
  const manifests = releases.flatMap(({ manifestUrl, fallback }) => [
    manifestUrl,
    fallback?.manifestUrl ?? manifestUrl,
  ]);
  const mirrored = mirrorUrl ? releases.map(({ component }) => `${mirrorUrl}/${component}/`) : [];
  const present = manifests.map((url) => new URL('..', url).href);
  return [...new Set([...present, ...mirrored])].sort();
}
