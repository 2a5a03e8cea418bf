import { reportFault } from '../../telemetry/reportFault';
import { readDiscovery } from '../discovery/discovery';
import { deployRemotes, releaseFolders } from '../discovery/remotes';
import { guardElements } from '../trust/guardElements';
import { trustHostFiles } from '../trust/integrity';
import { acceptInlinedManifests } from '../trust/manifests';
import { watchPolicyViolations } from '../trust/policyViolations';
import { allowScriptsFrom } from '../trust/trustedTypes';
import { installHooks } from './runtime';

/** Blocks of the composed document, as parsed JSON. */
export interface FederationBlocks {
  readonly discovery: unknown;
  readonly manifests: unknown;
  readonly hostFiles: unknown;
  /** From where scripts may come besides the site's own: origins, and folders with a slash at the end. */
  readonly foreignScripts: readonly string[];
}

/**
 * Makes known to the page which remotes there are and what may be loaded for them, from the blocks of the
 * composed document. It loads nothing and never throws: an invalid entry is reported and left out.
 */
export function startFederation({ discovery, manifests, hostFiles, foreignScripts }: FederationBlocks): void {
  const { deployments, rejected } = readDiscovery(discovery);
  // The folders that releases of a remote lie in, so that an open tab can take the next one.
  const folders = releaseFolders(deployments);
  allowScriptsFrom(folders, foreignScripts);
  guardElements(folders);
  watchPolicyViolations();
  acceptInlinedManifests(manifests);
  trustHostFiles(hostFiles);
  installHooks();
  deployRemotes(deployments);
  for (const { remote, reason } of rejected) reportFault({ class: 'contract', remote, message: reason });
}
