import { routeTable } from '../../host-shell/src/routing/routeTable';
import { expect, test } from '../support/test';
import budgets from './budgets.json' with { type: 'json' };
import { readDocument, type ServedDocument, SITE, weigher } from './served';

/*
 * What the site's files weigh, compressed as they are served to aurora, against budgets.json. Budgets only fall:
 * whoever makes something smaller lowers its budget, and a higher one is a decision that its commit explains. It
 * needs no browser: a document says what it loads, and the manifests of the releases say what else a module needs.
 */

/** So much may lie between a figure and its budget, whichever is more. */
const SLACK = { ratio: 0.03, bytes: 1_000 };
/** A figure may be so much above its budget: integrities differ from build to build, and compress by chance. */
const CHANCE_BYTES = 150;
/** Budgets are whole hundreds. */
const STEP_BYTES = 100;

const isScript = (address: string) => address.endsWith('.js');
const isOfRemote = (address: string) => /\/mfe-[a-z-]+\//.test(address);

/** Scripts and style sheets of all slots of home, those below the first screen too. */
function slotFiles({ merchant, manifests }: ServedDocument): string[] {
  return merchant.home.flatMap((slot) => {
    const [remote = '', expose = ''] = slot.split(/(?=\.\/)/);
    const manifest = manifests.get(remote);
    const { js, css } = manifest?.exposes.find(({ path }) => path === expose)?.assets ?? {};
    return [...(js?.sync ?? []), ...(css?.sync ?? [])].map((file) => new URL(file, manifest?.url).href);
  });
}

/** By remote: its entry script, which each of its modules needs. */
function entries({ manifests }: ServedDocument): [string, string][] {
  return [...manifests].map(([name, { url, metaData }]) => {
    const { path, name: file } = metaData.remoteEntry;
    return [`entry of ${name}`, new URL(path + file, url).href];
  });
}

/** Paths of the pages that there are, one for each module. */
function pagePaths({ manifests }: ServedDocument): string[] {
  const pages = new Map<string, string>();
  for (const { path, remote, expose } of routeTable) {
    const exists = manifests.get(remote)?.exposes.some((exposed) => exposed.path === expose);
    if (exists && !pages.has(remote + expose)) pages.set(remote + expose, path);
  }
  return [...pages.values()];
}

/** What is wrong with a figure, if anything. */
function fault(name: string, bytes: number, budget: number | undefined): string[] {
  const asBudget = Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;
  if (budget === undefined) return [`${name} is new: give it a budget of ${asBudget} in budgets.json`];
  if (bytes > budget + CHANCE_BYTES)
    return [`${name} has ${bytes} bytes, ${bytes - budget} above its budget of ${budget}`];
  if (budget - bytes <= Math.max(SLACK.bytes, budget * SLACK.ratio)) return [];
  return [`${name} has ${bytes} bytes: lower its budget from ${budget} to ${asBudget} in budgets.json`];
}

test('nothing weighs more than its budget, and no budget is more than it needs', async ({ request }) => {
  const weigh = weigher(request);
  const home = await readDocument(request, '/m/home');
  const all = [...home.files, ...slotFiles(home)];
  // The remote's own files that a cold document of the page asks for; the host's are the same on all pages.
  const ofPage = async (path: string) => (await readDocument(request, path)).files.filter(isOfRemote);
  const weighed: Record<string, Promise<number>> = {
    'document of home': weigh([`${SITE}/m/home`]),
    'first script': weigh(home.files.filter((file) => isScript(file) && !isOfRemote(file))),
    'scripts of home': weigh(all.filter(isScript)),
    'style sheets of home': weigh(all.filter((file) => !isScript(file))),
  };
  for (const [name, entry] of entries(home)) weighed[name] = weigh([entry]);
  for (const path of pagePaths(home)) weighed[path] = ofPage(path).then(weigh);

  const known: Readonly<Record<string, number>> = budgets;
  const faults = Object.keys(known)
    .filter((name) => !(name in weighed))
    .map((name) => `${name} is gone: take its budget out of budgets.json`);
  for (const [name, bytes] of Object.entries(weighed)) faults.push(...fault(name, await bytes, known[name]));
  expect(faults).toEqual([]);
});
