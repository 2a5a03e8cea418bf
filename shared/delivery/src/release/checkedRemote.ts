import { meetsContract } from '@site/contracts/federation/contractRange';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { CONTRACT_VERSION } from '@site/contracts/federation/remoteModules';
import { remoteOf } from '../product/discovery/names';
import { parseRemoteManifest } from '../product/discovery/releases';
import { Refusal } from '../refusal';

/**
 * The manifest of a remote's build, if it is this remote's and of a contract that the host speaks (FD-016).
 *
 * @throws Refusal naming what it is instead.
 */
export function checkedRemote(text: string, component: string, release: string): RemoteManifest {
  const whose = `${component}@${release}`;
  const manifest = parseRemoteManifest(text, whose);
  const { name, metaData } = manifest;
  if (name !== remoteOf(component)) throw new Refusal(`${whose}: its manifest is ${name}'s.`);
  if (!meetsContract(metaData.contract, CONTRACT_VERSION)) {
    throw new Refusal(`${whose} meets contract ${metaData.contract}; the host's is ${CONTRACT_VERSION}.`);
  }
  const { firstView, integrity } = metaData;
  if (firstView && !(firstView.file in integrity))
    throw new Refusal(`${whose}: ${firstView.file}, which draws its first views, has no integrity.`);
  const undrawn = firstView?.slots.find((slot) => !manifest.exposes.some(({ path }) => path === slot));
  if (undrawn) throw new Refusal(`${whose}: it has a first view of ${undrawn}, which it does not expose.`);
  return manifest;
}
