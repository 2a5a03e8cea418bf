import type { Remote } from './sources';

/** What a peer is built from, and where. */
export interface Site {
  readonly root: string;
  /** Where its files are left: those of the page in `host/`, those of each remote in `releases/<its folder>/`. */
  readonly folder: string;
  readonly remotes: readonly Remote[];
  /** Where browsers find `releases/`, with a slash at the end: another origin than the page's. */
  readonly releasesUrl: string;
}

/**
 * The tags by which a document loads what was built. Files of the page are at `/host/…`.
 *
 * @param firstScreen Slots of home that a phone shows first, as a remote's name and an expose: `mfe_games./Jackpot`.
 */
export type HeadTags = (firstScreen: readonly string[]) => readonly string[];

/** What a document needs of a finished build. */
export interface Built {
  readonly head: HeadTags;
  /** What its import map says, where it has one. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** Another way to put the site's sources together. */
export interface Peer {
  /** Part of its host name: `one-build`. */
  readonly name: string;
  readonly title: string;
  build(site: Site): Promise<Built>;
  /**
   * Builds what a release of one remote makes necessary, over the files of before.
   *
   * @param remote One of the site's, whose sources have changed.
   * @param before What the first build returned.
   */
  release(site: Site, remote: Remote, before: Built): Promise<Built>;
}
