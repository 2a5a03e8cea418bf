import { DISCOVERY_NAMESPACE } from '@site/contracts/federation/discovery';

/** The workspace of the host; its releases live in the store beside those of the remotes. */
export const HOST_COMPONENT = 'host-shell';

/** What a remote's build leaves for those who load it. */
export const REMOTE_MANIFEST_FILE = 'mf-manifest.json';
/** What the host's build leaves for composing. */
export const HOST_MANIFEST_FILE = 'host-manifest.json';

const REMOTE_COMPONENT = /^mfe-[a-z][a-z0-9-]*$/;

/** Whether this is the folder name of a remote: `mfe-games`. */
export function isRemoteComponent(component: string): boolean {
  return REMOTE_COMPONENT.test(component);
}

/** `mfe-games` → `mfe_games`: federation names must be identifiers. */
export function remoteOf(component: string): string {
  return component.replaceAll('-', '_');
}

/** `mfe_games` → `mfe-games`. */
export function componentOf(remote: string): string {
  return remote.replaceAll('_', '-');
}

/** `mfe_games` → `site/mfe_games`, its name in a discovery document. */
export function discoveryName(remote: string): string {
  return `${DISCOVERY_NAMESPACE}/${remote}`;
}

/** `site/mfe_games` → `mfe_games`. */
export function remoteInDocument(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** Folder of a release in the store. */
export function releaseFolder(component: string, release: string): string {
  return `releases/${component}/${release}`;
}
