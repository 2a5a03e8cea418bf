import { readDiscovery } from '../../../../host-shell/src/federation/discovery/discovery';
import { deployRemotes } from '../../../../host-shell/src/federation/discovery/remotes';
import type { startFederation as federated } from '../../../../host-shell/src/federation/loading/startFederation';
import { allowScriptsFrom } from '../../../../host-shell/src/federation/trust/trustedTypes';

/** In the place of the host's: what the routes ask of it, without its runtime. */
export const startFederation: typeof federated = ({ discovery, foreignScripts }) => {
  allowScriptsFrom([], foreignScripts);
  deployRemotes(readDiscovery(discovery).deployments);
};
