import { DIFFERENCE_SECTIONS, type Difference } from '@site/contracts/federation/consoleApi';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import { inParallel } from '../parallel';
import { merchantCodes, readMerchant } from '../product/discovery/merchants';
import { componentOf, HOST_COMPONENT, releaseFolder } from '../product/discovery/names';
import { neededOfHost } from '../product/discovery/neededOfHost';
import { readRelease, storedReleases } from '../product/discovery/releases';
import { readContents, type Store } from '../product/store/Store';
import type { RefusalCode } from '../refusal';
import { Refusal } from '../refusal';
import { weightsOfRelease } from '../release/budget/weights';
import type { ConsoleContext } from './ConsoleContext';
import { CHANGES } from './changes';
import { rehearse } from './rehearse';

/** What stands against any deployment, and says nothing of this release. */
const NOT_OF_A_RELEASE = new Set<string | undefined>([
  'frozen',
  'locked',
  'rollout.running',
] satisfies RefusalCode[]);
/** Each rehearsal composes a site. */
const AT_ONCE = 4;

type Texts = ReadonlyMap<string, string>;
type Facts = Readonly<Record<(typeof DIFFERENCE_SECTIONS)[number], Texts>>;

/**
 * What differs between two releases of a component (FD-072).
 *
 * @throws Refusal when one of them is not stored.
 */
export async function differenceOf(
  context: ConsoleContext,
  component: string,
  from: string,
  to: string,
): Promise<Difference> {
  const { store } = context.delivery;
  const known = await storedReleases(store, component);
  for (const release of [from, to]) {
    if (!known.includes(release))
      throw new Refusal(
        `There is no release ${component}@${release}: stored are ${known.join(', ') || 'none'}.`,
      );
  }
  const [[before, weighed], [after, weighs]] = await Promise.all([
    factsOf(store, component, from),
    factsOf(store, component, to),
  ]);
  const parts = [...new Set([...weighed.keys(), ...weighs.keys()])];
  const { breaks, asked } = await breaksOf(context, component, to);
  return {
    component,
    from,
    to,
    breaks,
    asked,
    bytes: parts.map((part) => ({ part, from: weighed.get(part), to: weighs.get(part) })),
    sections: DIFFERENCE_SECTIONS.map((name) => ({ name, changes: changesOf(before[name], after[name]) })),
  };
}

/** Tries the release on the site of every merchant that has the component, by all that a deployment is held to. */
async function breaksOf(context: ConsoleContext, component: string, release: string) {
  const { delivery, history } = context;
  const all = await inParallel(await merchantCodes(delivery.merchantsFolder), AT_ONCE, async (merchant) => {
    const { merchant: settings } = await readMerchant(delivery.merchantsFolder, merchant);
    const places = settings.remotes.map(componentOf);
    const [live] = await history(merchant);
    const as = Object.entries(live?.remotes ?? {}).find(([, variants]) =>
      variants.some((variant) => variant.component === component),
    )?.[0];
    const place = as ?? component;
    if (!live || !(component === HOST_COMPONENT || places.includes(place))) return undefined;
    const call = { merchant, component, release, expects: 0, ...(place !== component && { as: place }) };
    const { refusal } = await rehearse(context, delivery.by, call, (on) => CHANGES.deploy(on, call));
    return { merchant, refusal };
  });
  const asked = all.filter((one) => one !== undefined);
  return {
    asked: asked.map(({ merchant }) => merchant),
    breaks: asked.flatMap(({ merchant, refusal }) =>
      refusal && !NOT_OF_A_RELEASE.has(refusal.code) ? [{ merchant, ...refusal }] : [],
    ),
  };
}

async function factsOf(store: Store, component: string, release: string) {
  const contents = await readContents(store, releaseFolder(component, release));
  const files: Texts = new Map(Object.entries(contents ?? {}));
  if (component === HOST_COMPONENT) return [{ ...NO_FACTS, files }, new Map<string, number>()] as const;
  const stored = await readRelease(store, component, release);
  return [{ ...manifestFacts(stored.manifest), files }, await weightsOfRelease(store, stored)] as const;
}

const NONE: Texts = new Map();
const NO_FACTS: Facts = {
  contract: NONE,
  exposes: NONE,
  routes: NONE,
  menu: NONE,
  calls: NONE,
  shared: NONE,
  files: NONE,
};

function manifestFacts(manifest: RemoteManifest): Omit<Facts, 'files'> {
  const { contract, routes = [], menu = [], calls = {} } = manifest.metaData;
  const byText = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Texts =>
    new Map(items.map((item) => [nameOf(item), JSON.stringify(item)]));
  return {
    contract: new Map([['contract', contract]]),
    exposes: new Map(manifest.exposes.map(({ path }) => [path, 'exposed'])),
    routes: byText(routes, ({ path }) => path),
    menu: byText(menu, ({ path }) => path),
    calls: new Map(
      Object.entries(calls).flatMap(([expose, declared]) =>
        declared.map((call) => [`${expose} ${call.path}`, JSON.stringify(call)] as const),
      ),
    ),
    shared: new Map(neededOfHost(manifest).map((need) => [need.package, need.range])),
  };
}

/** Sorted by name; what is alike is left out. */
function changesOf(before: Texts, after: Texts): Difference['sections'][number]['changes'] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((what) => before.get(what) !== after.get(what))
    .sort()
    .map((what) => ({ what, from: before.get(what), to: after.get(what) }));
}
