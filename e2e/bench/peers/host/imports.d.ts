/** Written for each build: every module that a remote exposes, by its remote and name. */
declare module 'peer/imports' {
  import type { PageModule } from '@site/contracts/federation/remoteModules';

  export const imports: Readonly<Record<string, () => Promise<PageModule>>>;
}
