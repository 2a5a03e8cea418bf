import type { federation as federated } from '../../../../host-shell/src/federation/loading/runtime';

/** In the place of the host's, so that the federation's runtime is not in this build. Who still asks for it has failed. */
export const federation: typeof federated = () => {
  throw new Error('There is no federation in the one build');
};
