import type { FirstViewAnswer, FirstViewPage } from '@site/contracts/federation/firstView';
import type { SiteLanguage } from '@site/contracts/federation/merchant';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import { integrityOf } from '../../integrity';
import { pageKinds } from '../compose/composeSite';
import type { DocumentParts, HomeView } from '../compose/document';
import { FALLBACK_KIND, type HostRelease } from '../compose/hostManifest';
import { onlyRelease, pageModules } from '../compose/preloads';
import type { PlacedRelease } from '../discovery/document';
import { HOST_COMPONENT, releaseFolder } from '../discovery/names';
import type { Store } from '../store/Store';
import { checkMarkup } from './checkMarkup';
import type { Draw, DrawnView } from './drawViews';

/** What the host draws: the frame around the slots. */
const FRAME = 'home';

export interface ViewContext {
  readonly store: Store;
  /** The public answers to calls, by path and sorted query. */
  readonly answersTo: (calls: readonly FirstCall[]) => Promise<Record<string, FirstViewAnswer>>;
  readonly draw: Draw;
  /** Hears of slots that keep their skeleton, and why. */
  readonly say: (line: string) => void;
}

/**
 * Draws the first view of a merchant's home in one language: each slot by the release that all users get, and around
 * them the host's frame.
 *
 * @returns undefined when the host has none, or its frame could not be drawn: the document keeps its outline.
 * @throws Error when the platform does not answer.
 */
export async function composeHomeView(
  parts: DocumentParts,
  language: SiteLanguage,
  { store, answersTo, draw, say }: ViewContext,
): Promise<HomeView | undefined> {
  const { merchant, host, releases } = parts;
  const { firstView } = host.manifest;
  const kinds = pageKinds(parts);
  const home = kinds.find(({ kind }) => kind === FALLBACK_KIND);
  if (!firstView || !home) return undefined;
  const paths = kinds.flatMap((kind) => kind.paths);
  const sheets = await hostSheets(store, host);
  const pageOf = async (calls: readonly FirstCall[], drawn?: readonly string[]): Promise<FirstViewPage> => ({
    merchant,
    language,
    paths,
    answers: await answersTo(calls),
    ...(drawn && { drawn }),
  });

  const markups = new Map<string, string>();
  const slots = pageModules(home, merchant);
  for (const release of releasesThatDraw(slots, releases)) {
    const { manifest, component } = release;
    const own = slots.filter(
      ({ remote, expose }) =>
        remote === release.remote && manifest.metaData.firstView?.slots.includes(expose),
    );
    const code = await codeOf(store, release);
    const wanted = await Promise.all(
      own.map(async ({ expose }) => ({
        slot: expose,
        page: await pageOf(manifest.metaData.calls?.[expose] ?? []),
      })),
    );
    const drawn = code ? await draw(code, wanted) : wanted.map(() => ({ fault: 'its file is not there' }));
    for (const [index, { remote, expose }] of own.entries()) {
      const checked = checkedView(drawn[index], sheets, component);
      if ('markup' in checked) markups.set(remote + expose, checked.markup);
      else say(`${component}@${release.release}: ${expose} keeps its skeleton, ${checked.fault}`);
    }
  }
  const code = await hostCode(store, host, firstView);
  const page = await pageOf(home.calls ?? [], [...markups.keys()]);
  const [frame] = code ? await draw(code, [{ slot: FRAME, page }]) : [];
  const checked = checkedView(frame, sheets, HOST_COMPONENT);
  if ('fault' in checked) {
    say(`${HOST_COMPONENT}@${host.release}: home keeps its outline, ${checked.fault}`);
    return undefined;
  }
  return {
    markup: checked.markup.replace(
      /(<div data-slot="([^"]+)"[^>]*>)(<\/div>)/g,
      (_whole, start: string, slot: string, end: string) => start + (markups.get(slot) ?? '') + end,
    ),
    slots: slots.filter(({ remote, expose }) => markups.has(remote + expose)),
  };
}

/** Of each remote whose slots are drawn, the release that all users get. */
function releasesThatDraw(
  slots: ReturnType<typeof pageModules>,
  releases: readonly PlacedRelease[],
): readonly PlacedRelease[] {
  const remotes = [...new Set(slots.map(({ remote }) => remote))];
  return remotes.flatMap((remote) => {
    const release = onlyRelease(releases, remote);
    return release?.manifest.metaData.firstView ? [release] : [];
  });
}

function checkedView(drawn: DrawnView | undefined, sheets: string, component: string): DrawnView {
  if (!drawn || 'fault' in drawn) return { fault: drawn?.fault ?? 'its file is not there' };
  const prefix = (rest: string) =>
    sheets.includes(`.${HOST_COMPONENT}__${rest}`) ? HOST_COMPONENT : component;
  try {
    return { markup: checkMarkup(drawn.markup, prefix) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** The text of the file that draws a release's slots, if it is the one that was released. */
async function codeOf(
  store: Store,
  { component, release, manifest }: PlacedRelease,
): Promise<string | undefined> {
  const { firstView, integrity } = manifest.metaData;
  const file = firstView?.file ?? '';
  return textOf(store, `${releaseFolder(component, release)}/${file}`, integrity[file]);
}

async function hostCode(
  store: Store,
  { release }: HostRelease,
  { file, integrity }: { readonly file: string; readonly integrity: string },
): Promise<string | undefined> {
  return textOf(store, `${releaseFolder(HOST_COMPONENT, release)}/${file}`, integrity);
}

async function textOf(
  store: Store,
  file: string,
  integrity: string | undefined,
): Promise<string | undefined> {
  const bytes = await store.readFile(file);
  return bytes && integrityOf(bytes) === integrity ? bytes.toString('utf8') : undefined;
}

/** What says which shared components the host has the classes of. */
async function hostSheets(store: Store, { release, manifest }: HostRelease): Promise<string> {
  const folder = releaseFolder(HOST_COMPONENT, release);
  const texts = await Promise.all(manifest.styles.map(({ file }) => store.readFile(`${folder}/${file}`)));
  return texts.map((bytes) => bytes?.toString('utf8') ?? '').join('\n');
}
