import * as z from 'zod/mini';
import { FirstCalls } from './firstCalls';
import { RouteEntry } from './routes';

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

const SEMVER = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
export const Release = z.string().check(z.regex(SEMVER), z.maxLength(64));

/** A range of contract versions that a remote meets: `^1.2.0`. */
export const ContractRange = z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/));

const HttpUrl = z.string().check(z.regex(/^https?:\/\/[^\s]+$/), z.maxLength(2048));

/** One release of a remote and its share of the merchant's users. */
export const DiscoveryEntry = z.object({
  url: HttpUrl,
  fallbackUrl: z.optional(HttpUrl),
  metadata: z.object({
    version: Release,
    /** Of the manifest, which in turn lists the integrity of every asset. */
    integrity: Integrity,
  }),
  deployment: z.object({ traffic: z.int().check(z.gte(0), z.lte(100)), default: z.boolean() }),
  extras: z.object({
    contract: ContractRange,
    /** Routes that this remote adds to the host's table. */
    routes: z.optional(z.array(RouteEntry)),
  }),
});
export type DiscoveryEntry = z.infer<typeof DiscoveryEntry>;

/** All releases of one remote: traffic sums to 100, exactly one is the default. */
export const RemoteDeployment = z.array(DiscoveryEntry).check(
  z.minLength(1),
  z.refine((entries) => entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0) === 100, {
    error: 'traffic must sum to 100',
  }),
  z.refine((entries) => entries.filter((entry) => entry.deployment.default).length === 1, {
    error: 'exactly one release must be the default',
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
  integrity: z.record(z.string(), Integrity),
  /** By expose: what its first render will ask the platform. */
  calls: z.optional(z.record(z.string(), FirstCalls)),
});
export type ManifestExtension = z.infer<typeof ManifestExtension>;

const assetList = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of a federation manifest that we read. */
export const RemoteManifest = z.object({
  name: RemoteId,
  metaData: z.extend(ManifestExtension, {
    /** Variable that the entry script leaves its container in; the remote's name when it says nothing. */
    globalName: z.optional(z.string()),
    remoteEntry: z.object({ name: z.string(), path: z.string() }),
  }),
  exposes: z.array(
    z.object({ name: z.string(), path: z.string(), assets: z.object({ js: assetList, css: assetList }) }),
  ),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
