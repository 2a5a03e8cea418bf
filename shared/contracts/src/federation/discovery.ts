import * as z from 'zod/mini';
import { FirstCalls } from '../http/firstCalls';
import { FIRST_VIEW_FILE } from './firstView';
import { ExposePath, MenuEntry, RouteEntry } from './routes';

/*
 * The discovery document of a merchant: which release of which remote is live. Format: frontend-discovery
 * v1-pre, with the strict profile that follows (federation-checklist.md, FD-009).
 */

export const DISCOVERY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Namespace of every name in a document: `site/mfe_games`. */
export const DISCOVERY_NAMESPACE = 'site';

export const RemoteId = z.string().check(z.regex(/^mfe_[a-z][a-z0-9_]{0,40}$/));

/** Sub-resource integrity as browsers write it; sha384 only. */
export const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A part of what follows the hyphen of a version: a number without leading zeros, or a word. */
const PRERELEASE_PART = '(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)';
const SEMVER = new RegExp(`^\\d+\\.\\d+\\.\\d+(?:-${PRERELEASE_PART}(?:\\.${PRERELEASE_PART})*)?$`);
export const Release = z.string().check(z.regex(SEMVER), z.maxLength(64));

/** A range of contract versions that a remote meets: `^1.2.0`. */
export const ContractRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/));

const HttpUrl = z.string().check(z.regex(/^https?:\/\/[^\s]+$/), z.maxLength(2048));

/** Routes and menu entries that a remote adds to the host's own (FD-012). */
const additions = {
  routes: z.optional(z.array(RouteEntry).check(z.maxLength(50))),
  menu: z.optional(z.array(MenuEntry).check(z.maxLength(20))),
};

const MAX_EXPOSES = 100;

/**
 * A part of the line from 0 to 100 on which each user has a place: from where it begins up to where it ends,
 * in per cent.
 */
export const Stretch = z.tuple([z.int().check(z.gte(0)), z.int().check(z.lte(100))]);
export type Stretch = z.infer<typeof Stretch>;

/** What a split of the users is made new by. */
export const Salt = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** Which of a merchant's users get a release. */
export const Share = z.object({
  traffic: z.int().check(z.gte(0), z.lte(100)),
  default: z.boolean(),
  /**
   * Whose places get it. They are written down, because whoever has a release keeps it when others come and
   * go (FD-020). The default has none: it gets what the others leave.
   */
  stretches: z.optional(z.array(Stretch).check(z.maxLength(100))),
  /**
   * Of the remote's rollout, the same in all of its entries: it places the users anew on the line, so that not the
   * same ones are first each time (FD-058). A host that does not know it places them as ever.
   */
  salt: z.optional(Salt),
});
export type Share = z.infer<typeof Share>;

/** One release of a remote and its share of the merchant's users. */
export const DiscoveryEntry = z.object({
  /** Of the manifest. */
  url: HttpUrl,
  /** Of the manifest to load when the first cannot be: of `extras.fallback`, else the same one elsewhere. */
  fallbackUrl: z.optional(HttpUrl),
  metadata: z.object({
    version: Release,
    /** Of the manifest, which in turn lists the integrity of every asset. */
    integrity: Integrity,
  }),
  deployment: Share,
  extras: z.object({
    contract: ContractRange,
    /** Modules that the release has; a route of the host's table whose module is not here does not exist. */
    exposes: z.optional(z.array(ExposePath).check(z.maxLength(MAX_EXPOSES))),
    /**
     * The component that the release is one of, when it is not the remote's own: a merchant's replacement.
     */
    component: z.optional(z.string().check(z.regex(/^mfe-[a-z][a-z0-9-]{0,40}$/))),
    /** The release at `fallbackUrl`, when it is another than this one. */
    fallback: z.optional(z.object({ version: Release, integrity: Integrity, contract: ContractRange })),
    ...additions,
  }),
});
export type DiscoveryEntry = z.infer<typeof DiscoveryEntry>;

/**
 * The stretches of all releases of a remote, in their order. In a document of before stretches were written
 * down each release begins where the one before it ends.
 */
export function stretchesOf(shares: readonly Share[]): Stretch[][] {
  if (shares.some(({ stretches }) => stretches)) {
    const taken = shares.flatMap(({ stretches = [] }) => stretches);
    return shares.map((share) => (share.default ? freeStretches(taken) : (share.stretches ?? [])));
  }
  let end = 0;
  return shares.map(({ traffic }): Stretch[] => {
    const from = end;
    end += traffic;
    return traffic > 0 ? [[from, end]] : [];
  });
}

/** What others leave of the line. */
export function freeStretches(taken: readonly Stretch[]): Stretch[] {
  const sorted = [...taken].sort(([one], [other]) => one - other);
  const ends = [0, ...sorted.map(([, end]) => end)];
  const starts = [...sorted.map(([from]) => from), 100];
  return ends.map((end, index): Stretch => [end, starts[index] ?? end]).filter(([from, end]) => from < end);
}

/** Whether each release has as much of the line as its share says, and none has what another has. */
function areStretchesSound(shares: readonly Share[]): boolean {
  const all = stretchesOf(shares);
  const sizes = all.map((stretches) => stretches.reduce((sum, [from, end]) => sum + end - from, 0));
  return (
    all.flat().every(([from, end]) => from < end) &&
    shares.every(({ traffic }, index) => sizes[index] === traffic)
  );
}

/** All releases of one remote: traffic sums to 100, exactly one is the default. */
export const RemoteDeployment = z.array(DiscoveryEntry).check(
  z.minLength(1),
  z.refine((entries) => entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0) === 100, {
    error: 'traffic must sum to 100',
  }),
  z.refine((entries) => entries.filter((entry) => entry.deployment.default).length === 1, {
    error: 'exactly one release must be the default',
  }),
  z.refine((entries) => areStretchesSound(entries.map(({ deployment }) => deployment)), {
    error: 'the stretches must be as long as the traffic, and none may lie on another',
  }),
  z.refine((entries) => new Set(entries.map(({ deployment }) => deployment.salt)).size === 1, {
    error: 'all releases must have the same salt',
  }),
);
export type RemoteDeployment = z.infer<typeof RemoteDeployment>;

/**
 * The envelope of a document. Its deployments are parsed one by one, so that an invalid one is left out and
 * the others load (FD-010).
 */
export const DiscoveryEnvelope = z.object({
  schema: z.literal(DISCOVERY_SCHEMA),
  microFrontends: z.record(z.string(), z.unknown()),
});

export const DiscoveryDocument = z.object({
  schema: z.literal(DISCOVERY_SCHEMA),
  microFrontends: z.record(z.string().check(z.regex(/^site\/mfe_[a-z0-9_]+$/)), RemoteDeployment),
});
export type DiscoveryDocument = z.infer<typeof DiscoveryDocument>;

/** What our build adds to `metaData` of a remote's manifest. */
export const ManifestExtension = z.object({
  release: Release,
  contract: ContractRange,
  /** Packages that it takes from the host, each with the range that the share policy says. */
  shared: z.optional(z.record(z.string(), ContractRange)),
  integrity: z.record(z.string(), Integrity),
  /** By expose: what its first render will ask the platform. */
  calls: z.optional(z.record(z.string(), FirstCalls)),
  /** The file that draws first views, and the slots that it draws (contracts/firstView.ts). */
  firstView: z.optional(
    z.object({
      file: z.string().check(z.regex(FIRST_VIEW_FILE)),
      slots: z.array(ExposePath).check(z.minLength(1), z.maxLength(MAX_EXPOSES)),
    }),
  ),
  ...additions,
});
export type ManifestExtension = z.infer<typeof ManifestExtension>;

const assetList = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of a federation manifest that we read. */
export const RemoteManifest = z.object({
  name: RemoteId,
  /** What it shares with its host, as its bundler says it; our own builds say it in `metaData.shared`. */
  shared: z.optional(
    z.array(
      z.object({
        /** A package, or a module of one: `react`, `react/`, `react/jsx-runtime`. */
        name: z.string(),
        /** The range of versions that it can use; `false` for any. */
        requiredVersion: z.optional(z.union([z.string(), z.literal(false)])),
      }),
    ),
  ),
  metaData: z.extend(ManifestExtension, {
    /** Variable that the entry script leaves its container in; the remote's name when it says nothing. */
    globalName: z.optional(z.string()),
    /** An entry of type `module` is an ES module; every other is a script that leaves a variable. */
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.optional(z.string()) }),
  }),
  exposes: z
    .array(
      z.object({
        name: z.string(),
        path: ExposePath,
        assets: z.object({ js: assetList, css: assetList }),
        /** By share key: files that are loaded as well where nobody has provided that module. */
        shared: z.optional(z.record(z.string(), z.array(z.string()))),
      }),
    )
    .check(z.maxLength(MAX_EXPOSES)),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** Where a site says what is live now, beside its documents: a `LiveSite` (FD-025). */
export const LIVE_SITE_PATH = '/site.json';

/** What a document composed at this moment would be made of. */
export const LiveSite = z.object({
  host: Release,
  /** Parsed entry by entry, as in a document. */
  discovery: z.unknown(),
  /** Names of preview links that were taken back before their end (FD-077). */
  revokedPreviews: z.optional(z.array(z.string().check(z.maxLength(40)))),
});
export type LiveSite = z.infer<typeof LiveSite>;
