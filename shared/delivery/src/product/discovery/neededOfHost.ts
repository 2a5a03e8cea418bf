import type { RemoteManifest } from '@site/contracts/federation/discovery';

export interface Need {
  readonly package: string;
  /** Of versions, as the build states it: `^19.0.0`. */
  readonly range: string;
}

/**
 * What a remote needs of its host's packages (FD-007). Our own builds say it in `metaData.shared`; every
 * bundler's federation plugin says it in the manifest's `shared`, whether the remote checks it when it runs
 * or not.
 */
export function neededOfHost({ metaData, shared = [] }: RemoteManifest): Need[] {
  const own = Object.entries(metaData.shared ?? {}).map(([name, range]) => ({ package: name, range }));
  const stated = shared.flatMap(({ name, requiredVersion }) =>
    requiredVersion ? [{ package: packageOf(name), range: requiredVersion }] : [],
  );
  return [...own, ...stated];
}

/** `react/jsx-runtime` → `react`, `@site/ui/Toast` → `@site/ui`. */
function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
