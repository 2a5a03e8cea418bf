import { reportFault } from '../telemetry/reportFault';
import { readDiscovery } from './discovery';
import { acceptInlinedManifests } from './manifests';
import { deployRemotes } from './remotes';
import { installHooks } from './runtime';
import { allowScriptsFrom } from './trustedTypes';

/**
 * Makes known to the page which remotes there are and what may be loaded for them, from the blocks of the
 * composed document. It loads nothing and never throws: an invalid entry is reported and left out.
 */
export function startFederation(discoveryBlock: unknown, manifestsBlock: unknown): void {
  const { deployments, rejected } = readDiscovery(discoveryBlock);
  const entries = [...deployments.values()].flat();
  allowScriptsFrom(entries.flatMap(({ url, fallbackUrl }) => (fallbackUrl ? [url, fallbackUrl] : [url])));
  acceptInlinedManifests(manifestsBlock);
  installHooks();
  deployRemotes(deployments);
  for (const { remote, reason } of rejected) reportFault({ class: 'contract', remote, message: reason });
}
