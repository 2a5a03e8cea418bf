import * as z from 'zod/mini';

/*
 * What is signed of a release: an in-toto statement (v1) about its `contents.json`, and so about each of its files,
 * whose predicate says how the release came about (SLSA provenance v1; FD-079, FD-080).
 */

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
/** How releases of this project are built: by `site release`, with the parameters below. */
export const BUILD_TYPE = 'urn:site:release:v1';

const Digest = z.record(z.string(), z.string().check(z.regex(/^[0-9a-f]{40,128}$/)));

const Dependency = z.looseObject({
  uri: z.optional(z.string()),
  name: z.optional(z.string()),
  digest: z.optional(Digest),
  annotations: z.optional(z.record(z.string(), z.unknown())),
});

/** The part of SLSA's provenance that is written here and read by others of this project. */
export const Provenance = z.looseObject({
  buildDefinition: z.looseObject({
    buildType: z.string(),
    externalParameters: z.looseObject({ command: z.string() }),
    resolvedDependencies: z.optional(z.array(Dependency)),
  }),
  runDetails: z.looseObject({
    builder: z.looseObject({ id: z.string(), version: z.optional(z.record(z.string(), z.string())) }),
    metadata: z.optional(
      z.looseObject({
        invocationId: z.optional(z.string()),
        startedOn: z.optional(z.string()),
        finishedOn: z.optional(z.string()),
      }),
    ),
  }),
});
export type Provenance = z.infer<typeof Provenance>;

export const Statement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest: Digest })).check(z.minLength(1), z.maxLength(1)),
  predicateType: z.literal(PROVENANCE_TYPE),
  predicate: Provenance,
});
export type Statement = z.infer<typeof Statement>;

/** The lockfile among what a release was built from. */
export const LOCKFILE_NAME = 'pnpm-lock.yaml';

/** What a person wants to know of how a release came about. */
export interface Origin {
  readonly command: string;
  readonly builder: string;
  readonly run?: string | undefined;
  readonly at?: string | undefined;
  readonly commit?: string | undefined;
  /** Where that commit is kept. */
  readonly repository?: string | undefined;
  /** Whether nothing was different from the commit; unknown without one. */
  readonly clean?: boolean | undefined;
  /** SHA-256 of the lockfile. */
  readonly lockfile?: string | undefined;
}

/** The same facts, out of their places in the provenance. */
export function originOf({ buildDefinition, runDetails }: Provenance): Origin {
  const dependencies = buildDefinition.resolvedDependencies ?? [];
  const source = dependencies.find(({ digest }) => digest?.gitCommit !== undefined);
  return {
    command: buildDefinition.externalParameters.command,
    builder: runDetails.builder.id,
    run: runDetails.metadata?.invocationId,
    at: runDetails.metadata?.finishedOn,
    commit: source?.digest?.gitCommit,
    repository: source?.uri,
    clean: source && source.annotations?.clean === true,
    lockfile: dependencies.find(({ name }) => name === LOCKFILE_NAME)?.digest?.sha256,
  };
}
