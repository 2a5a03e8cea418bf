import { execFileSync } from 'node:child_process';

/** The commit that a project stands at. */
export interface SourceState {
  readonly commit: string;
  /** Whether no file is different from it. */
  readonly clean: boolean;
  /** Where others find the commit, as `git+https://…`; without it there is no such place. */
  readonly repository: string | undefined;
}

/** @returns Undefined where the project is no checkout, or git is missing. */
export function sourceState(root: string): SourceState | undefined {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined) return undefined;
  return {
    commit,
    clean: git('status', '--porcelain') === '',
    repository: repositoryOf(git('remote', 'get-url', 'origin')),
  };
}

/** The address of a repository that others could fetch, without who fetched it here. */
export function repositoryOf(remote: string | undefined): string | undefined {
  if (!remote) return undefined;
  const [, host = '', place = ''] = /^[\w.-]+@([\w.-]+):(.+)$/.exec(remote) ?? [];
  const url = host ? `ssh://${host}/${place}` : remote;
  if (!URL.canParse(url)) return undefined;
  const { protocol, host: found, pathname } = new URL(url);
  return ['https:', 'http:', 'ssh:'].includes(protocol) ? `git+${protocol}//${found}${pathname}` : undefined;
}
