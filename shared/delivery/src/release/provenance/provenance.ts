import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_TYPE, LOCKFILE_NAME, type Provenance } from '../../product/signing/statement';
import { builderHere } from './builder';
import { sourceState } from './sources';

export interface Run {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly component: string;
  readonly release: string;
  /** The command that released it: `site release mfe-games`. */
  readonly command: string;
  /**
   * Whether its files were built here from this project's sources. Of what somebody else built, nobody here can say
   * what it was made from.
   */
  readonly builtHere: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

/** How a release came about, as SLSA provenance v1 says it (FD-080). */
export async function provenanceOf(run: Run): Promise<Provenance> {
  const { component, release, command, startedAt, finishedAt } = run;
  const builder = builderHere(run.environment);
  return {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { command, component, release },
      internalParameters: { builtHere: run.builtHere },
      resolvedDependencies: run.builtHere ? await builtFrom(run) : [],
    },
    runDetails: {
      builder: { id: builder.id, version: { node: process.versions.node } },
      metadata: {
        ...(builder.run && { invocationId: builder.run }),
        startedOn: startedAt.toISOString(),
        finishedOn: finishedAt.toISOString(),
      },
    },
  };
}

async function builtFrom({ root }: Run) {
  const source = sourceState(root);
  const lockfile = await readFile(path.join(root, LOCKFILE_NAME)).catch(() => undefined);
  return [
    ...(source
      ? [
          {
            ...(source.repository && { uri: source.repository }),
            name: 'source',
            digest: { gitCommit: source.commit },
            annotations: { clean: source.clean },
          },
        ]
      : []),
    ...(lockfile
      ? [{ name: LOCKFILE_NAME, digest: { sha256: createHash('sha256').update(lockfile).digest('hex') } }]
      : []),
  ];
}
