import type { Built, Peer, Site } from './Peer';
import type { Remote } from './sources';

/** A peer whose remotes are built each for itself, and whose host stays as it is when one of them has a next release. */
export function federated(
  buildRemote: (site: Site, remote: Remote) => Promise<void>,
  buildHost: (site: Site) => Promise<Built>,
): Pick<Peer, 'build' | 'release'> {
  return {
    async build(site) {
      for (const remote of site.remotes) await buildRemote(site, remote);
      return buildHost(site);
    },
    async release(site, remote, before) {
      await buildRemote(site, remote);
      return before;
    },
  };
}
