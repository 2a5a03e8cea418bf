import { expect, test } from '@playwright/test';
import { type Budgets, ENTRY_BUDGET, FIRST_VIEW_BUDGET } from '@site/build/budgets';
import { routeTable } from '../../host-shell/src/routing/routeTable';
import agent from '../../mfe-agent/federation.config';
import auth from '../../mfe-auth/federation.config';
import games from '../../mfe-games/federation.config';
import messages from '../../mfe-messages/federation.config';
import promotions from '../../mfe-promotions/federation.config';
import budgets from './budgets.json' with { type: 'json' };
import { type PlacedManifest, readDocument, type ServedDocument, SITE, weigher } from './served';

/*
 * What the site's files weigh, compressed as they are served to aurora: its pages against budgets.json, and each
 * remote's entry and modules against the budgets of its federation.config.ts, which its release is held to. Budgets
 * only fall: whoever makes something smaller lowers its budget, and a higher one is a decision that its commit
 * explains. It needs no browser: a document says what it loads, and the manifests of the releases say what else a
 * module needs.
 */

interface Slack {
  readonly ratio: number;
  readonly bytes: number;
}
/** So much may lie between a figure and its budget, whichever is more. */
const SLACK: Slack = { ratio: 0.03, bytes: 1_000 };
/** A release that is over its budget is refused, whoever made the shared code larger: it has more room. */
const RELEASE_SLACK: Slack = { ratio: 0.1, bytes: 1_500 };
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

/** The files of a remote's parts, each of which has a budget of its own. */
function partsOf({ url, metaData, exposes }: PlacedManifest): [string, string[]][] {
  const { path, name } = metaData.remoteEntry;
  const { firstView } = metaData;
  const own = exposes.map(({ path: expose, assets: { js, css } }): [string, string[]] => [
    expose,
    [...js.sync, ...css.sync],
  ]);
  const drawing: [string, string[]][] = firstView ? [[FIRST_VIEW_BUDGET, [firstView.file]]] : [];
  return [[ENTRY_BUDGET, [path + name]] as [string, string[]], ...drawing, ...own].map(([part, files]) => [
    part,
    files.map((file) => new URL(file, url).href),
  ]);
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
function fault(
  name: string,
  bytes: number,
  budget: number | undefined,
  file: string,
  slack = SLACK,
): string[] {
  const asBudget = Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;
  if (budget === undefined) return [`${name} is new: give it a budget of ${asBudget} in ${file}`];
  if (bytes > budget + CHANCE_BYTES)
    return [`${name} has ${bytes} bytes, ${bytes - budget} above its budget of ${budget}`];
  if (budget - bytes <= Math.max(slack.bytes, budget * slack.ratio)) return [];
  return [`${name} has ${bytes} bytes: lower its budget from ${budget} to ${asBudget} in ${file}`];
}

test('nothing weighs more than its budget, and no budget is more than it needs', async () => {
  const weigh = weigher();
  const home = await readDocument('/m/home');
  const all = [...home.files, ...slotFiles(home)];
  // The remote's own files that a cold document of the page asks for; the host's are the same on all pages.
  const ofPage = async (path: string) => (await readDocument(path)).files.filter(isOfRemote);
  const weighed: Record<string, Promise<number>> = {
    'document of home': weigh([`${SITE}/m/home`]),
    'first script': weigh(home.files.filter((file) => isScript(file) && !isOfRemote(file))),
    'scripts of home': weigh(all.filter(isScript)),
    'style sheets of home': weigh(all.filter((file) => !isScript(file))),
  };
  for (const path of pagePaths(home)) weighed[path] = ofPage(path).then(weigh);

  const known: Readonly<Record<string, number>> = budgets;
  const faults = Object.keys(known)
    .filter((name) => !(name in weighed))
    .map((name) => `${name} is gone: take its budget out of budgets.json`);
  for (const [name, bytes] of Object.entries(weighed))
    faults.push(...fault(name, await bytes, known[name], 'budgets.json'));
  expect(faults).toEqual([]);
});

for (const { name, budgets: stated } of [agent, auth, games, messages, promotions]) {
  test(`no part of ${name} weighs more than its budget, and none has one that is more than it needs`, {
    tag: '@FD-078',
  }, async () => {
    const manifest = (await readDocument('/m/home')).manifests.get(name);
    const weigh = weigher();
    const known: Budgets = stated;
    const parts = manifest ? partsOf(manifest) : [];
    const faults = parts.map(async ([part, files]) =>
      fault(part, await weigh(files), known[part], `${name}'s federation.config.ts`, RELEASE_SLACK),
    );
    expect(parts.map(([part]) => part)).toEqual(Object.keys(known));
    expect((await Promise.all(faults)).flat()).toEqual([]);
  });
}
