import type { BrowserContext } from '@playwright/test';
import type { DiscoveryEntry } from '@site/contracts/federation/discovery';
import { siteOrigin } from '../../support/site';
import { conditionOf, type FaultCase } from './faultCases';
import type { FaultySite } from './faultySite';
import { deriveRelease, filesOf, liveRelease, type Release } from './release';
import type { RemoteCase } from './remoteCases';

/** Names of the releases that exist for a test alone. */
const FAULTY = '9.9.9-fault';
const SPARE = '9.9.8-spare';

/** Where the host finds a release that works: nowhere, in the entry's `fallbackUrl`, or as the default. */
export type Spare = 'none' | 'fallback' | 'default';

/** A remote that was broken for one page. */
export interface BrokenRemote {
  /** The release that the fault is in. */
  readonly release: string;
  /** Takes the fault away; what was late comes now. */
  heal(): Promise<void>;
}

/** Breaks a remote of a page's site, before the page is opened. */
export async function breakRemote(
  site: FaultySite,
  context: BrowserContext,
  { remote, expose }: Pick<RemoteCase, 'remote' | 'expose'>,
  fault: FaultCase,
  spare: Spare = 'none',
): Promise<BrokenRemote> {
  const live = await liveRelease(remote);
  const files = filesOf(live.manifest, expose);
  let letCome = () => {};
  const lateness = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  const cures: (() => void | Promise<void>)[] = [];

  let broken = live;
  if (fault.changes) {
    broken = await deriveRelease(live, { version: FAULTY, ...fault.changes(files, live.manifest) });
    await site.publish(broken);
  }
  if (fault.cure === 'condition') {
    const condition = conditionOf(remote);
    await context.addCookies([{ name: condition, value: '1', url: siteOrigin('aurora') }]);
    cures.push(() => context.clearCookies({ name: condition }));
  }
  if (broken !== live || fault.manifestFetched || spare !== 'none') {
    const inlined = fault.manifestFetched ? [] : [broken];
    const entries = await deployedWith(site, live, broken, spare);
    const rollBack = await site.deploy({ remote, live, entries, inlined });
    if (fault.cure === 'rollback') cures.push(rollBack);
  }
  if (fault.answer) {
    const { answer } = fault;
    cures.push(await site.breakFiles(broken, (route) => answer(route, lateness), fault.files?.(files)));
  }
  return {
    release: broken.entry.metadata.version,
    heal: async () => {
      letCome();
      for (const cure of cures) await cure();
    },
  };
}

async function deployedWith(
  site: FaultySite,
  live: Release,
  broken: Release,
  place: Spare,
): Promise<DiscoveryEntry[]> {
  const whole = { ...broken.entry, deployment: { traffic: 100, default: place !== 'default' } };
  if (place === 'none') return [whole];
  const spare = await deriveRelease(live, { version: SPARE });
  await site.publish(spare);
  const { url, metadata, extras } = spare.entry;
  if (place === 'default') return [whole, { ...spare.entry, deployment: { traffic: 0, default: true } }];
  const fallback = { ...metadata, contract: extras.contract };
  return [{ ...whole, fallbackUrl: url, extras: { ...whole.extras, fallback } }];
}
