import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { integrityOf } from '../integrity';
import { neededOfHost } from '../product/discovery/neededOfHost';
import type { Files } from '../product/store/Store';
import { Refusal } from '../refusal';
import { isWithinRange } from '../versionRange';
import { checkedRemote } from './checkedRemote';
import { loadFault } from './loadFault';

/** How a bundler says that files lie beside the manifest, wherever that is. */
const BESIDE_THE_MANIFEST = ['auto', '', './'];

/** Kinds of entry that a page can load: an ES module, and scripts that leave a variable. */
export const ENTRY_TYPES = [
  'module',
  'global',
  'var',
  'window',
  'self',
  'globalThis',
  'script',
  'umd',
] as const;

/** What stays the same as part of an address; and neither leads out of the folder nor to another origin. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@~+.-]+(?:\/[\w@~+.-]+)*$/;

/**
 * Checks that a build by any bundler can be loaded as a release of a remote: of this name and contract, from
 * beside its manifest, with every file that it names, unchanged, on the host's React and under the site's policy.
 *
 * @param text The completed manifest.
 * @param files Every file of the build but the manifest.
 * @throws Refusal naming what is wrong and, where there is one, the remedy.
 */
export function checkForeignBuild(text: string, files: Files, component: string, release: string): void {
  const whose = `${component}@${release}`;
  const refuse = (why: string): never => {
    throw new Refusal(`${whose}: ${why}`);
  };
  const manifest = checkedRemote(text, component, release);
  const { metaData, exposes } = manifest;

  const elsewhere = publicPathOf(text);
  if (elsewhere !== undefined) {
    refuse(
      `its files would be asked for at ${elsewhere}, not where they are stored: build with publicPath "auto" (Vite: base "./").`,
    );
  }
  const { type = 'global' } = metaData.remoteEntry;
  if (!ENTRY_TYPES.some((known) => known === type)) {
    refuse(`its entry is of type ${type}, which no page can load: build it as "module" or "var".`);
  }
  if (exposes.length === 0) refuse('it exposes nothing.');
  for (const { package: name, range } of neededOfHost(manifest)) {
    if (isWithinRange('1.0.0', range) === undefined)
      refuse(`it needs ${name} "${range}", which is no range of versions: write requiredVersion as ^19.0.0.`);
  }

  for (const file of [...filesOf(manifest), ...Object.keys(metaData.integrity), ...files.keys()]) {
    if (!PLAIN_PATH.test(file)) refuse(`"${file}" is no plain path inside its folder.`);
    const content = files.get(file);
    if (!content) refuse(`${file} is in the manifest, but not in the build.`);
    else if (metaData.integrity[file] !== integrityOf(content))
      refuse(`${file} is not what the manifest states.`);
  }
  for (const { path, expose } of metaData.routes ?? []) {
    if (!exposes.some((exposed) => exposed.path === expose)) {
      refuse(`its route ${path} leads to ${expose}, which it does not expose.`);
    }
  }
  const fault = loadFault(manifest, files);
  if (fault !== undefined) refuse(fault);
}

/** Where the build's code looks for its files, if that is not beside the manifest. */
function publicPathOf(text: string): string | undefined {
  const { publicPath = 'auto', getPublicPath } = JSON.parse(text).metaData;
  if (getPublicPath !== undefined) return 'an address that a function makes';
  return BESIDE_THE_MANIFEST.includes(publicPath) ? undefined : String(publicPath);
}

/** Every file that the manifest says is loaded. */
function filesOf({ metaData: { remoteEntry }, exposes }: RemoteManifest): string[] {
  return [
    `${remoteEntry.path}${remoteEntry.name}`,
    ...exposes.flatMap(({ assets: { js, css }, shared = {} }) => [
      ...[js, css].flatMap(({ sync, async }) => [...sync, ...async]),
      ...Object.values(shared).flat(),
    ]),
  ];
}
