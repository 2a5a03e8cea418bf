import type { FirstViewAnswer, FirstViewPage } from '@site/contracts/federation/firstView';
import type { SiteLanguage } from '@site/contracts/federation/merchant';
import type { FirstCall } from '@site/contracts/http/firstCalls';
import { pageKinds } from '../compose/composeSite';
import type { DocumentParts, PageView } from '../compose/document';
import { type DocumentKind, FALLBACK_KIND } from '../compose/hostManifest';
import { onlyRelease, pageModules } from '../compose/preloads';
import type { PlacedRelease } from '../discovery/document';
import { HOST_COMPONENT } from '../discovery/names';
import type { Store } from '../store/Store';
import { checkMarkup } from './checkMarkup';
import type { Draw, DrawnView } from './drawViews';
import { hostCode, hostSheets, releaseCode } from './readCode';

/** What the host draws: the frame around the slots of home, and around the page of a remote. */
const FRAMES = { home: 'home', page: 'page' } as const;

export interface ViewContext {
  readonly store: Store;
  /** The public answers to calls in a language, by path and sorted query. */
  readonly answersTo: (
    calls: readonly FirstCall[],
    language: SiteLanguage,
  ) => Promise<Record<string, FirstViewAnswer>>;
  readonly draw: Draw;
  /** Hears of slots that keep their skeleton, and why. */
  readonly say: (line: string) => void;
}

type Slot = DocumentKind['preload'][number];

/** A document in one language, while it is drawn. */
interface DrawnPage {
  readonly kind: DocumentKind;
  readonly language: SiteLanguage;
  /** Of the slots that a release draws. */
  readonly slots: readonly (Slot & { readonly release: PlacedRelease })[];
  /** By slot: `mfe_games./Jackpot`. */
  readonly markups: Map<string, string>;
}

/** What all pages of a merchant are drawn from. */
interface Drawing extends ViewContext {
  readonly parts: DocumentParts;
  /** Every path that the site has a page for. */
  readonly paths: readonly string[];
  /** The text of the host's style sheets. */
  readonly sheets: string;
}

/**
 * Draws the first views of a merchant's documents, in each language: the slots by the releases that all users get, and
 * around them the host's frame. Home has one in any case, another page where its module draws itself.
 *
 * @returns By kind of document, the merchant's default language first. One without a view keeps its outline.
 * @throws Error when the platform does not answer.
 */
export async function composeViews(
  parts: DocumentParts,
  context: ViewContext,
): Promise<ReadonlyMap<string, readonly PageView[]>> {
  const { merchant, host } = parts;
  if (!host.manifest.firstView) return new Map();
  const { defaultLanguage } = merchant;
  const languages = [defaultLanguage, ...merchant.languages.filter((other) => other !== defaultLanguage)];
  const kinds = pageKinds(parts);
  const pages: DrawnPage[] = kinds.flatMap((kind) => {
    const slots = drawnSlots(kind, parts);
    if (kind.kind !== FALLBACK_KIND && slots.length === 0) return [];
    return languages.map((language) => ({ kind, language, slots, markups: new Map() }));
  });
  const paths = kinds.flatMap((kind) => kind.paths);
  const drawing = { ...context, parts, paths, sheets: await hostSheets(context.store, host) };
  await drawSlots(pages, drawing);
  return drawFrames(pages, drawing);
}

/** Runs each release once, for all pages that show something of it. */
async function drawSlots(pages: readonly DrawnPage[], drawing: Drawing): Promise<void> {
  const { parts, store, draw, say, sheets } = drawing;
  for (const release of parts.releases) {
    const own = pages.flatMap((page) =>
      page.slots.filter((slot) => slot.release === release).map((slot) => ({ page, ...slot })),
    );
    if (own.length === 0) continue;
    const { component, manifest } = release;
    const wanted = await Promise.all(
      own.map(async ({ page, expose }) => ({
        slot: expose,
        page: await factsOf(page, manifest.metaData.calls?.[expose], drawing),
      })),
    );
    const drawn = await drawWith(draw, await releaseCode(store, release), wanted);
    for (const [index, { page, remote, expose }] of own.entries()) {
      const view = checkedView(drawn[index], sheets, component);
      if ('markup' in view) page.markups.set(remote + expose, view.markup);
      else
        say(
          `${component}@${release.release}: ${expose} in ${page.language} keeps its skeleton, ${view.fault}`,
        );
    }
  }
}

/** A page of a remote whose module has not been drawn has no frame either. */
async function drawFrames(
  pages: readonly DrawnPage[],
  drawing: Drawing,
): Promise<ReadonlyMap<string, readonly PageView[]>> {
  const { store, draw, say, sheets } = drawing;
  const { host, merchant } = drawing.parts;
  const framed = pages.filter(({ kind, markups }) => kind.kind === FALLBACK_KIND || markups.size > 0);
  const wanted = await Promise.all(
    framed.map(async (page) => ({
      slot: page.kind.kind === FALLBACK_KIND ? FRAMES.home : FRAMES.page,
      page: {
        ...(await factsOf(page, page.kind.calls, drawing)),
        drawn: [...page.markups.keys()],
        // A page that fills the header has it in its own view.
        ownHeader: [...page.markups.values()].some((markup) => markup.includes('<header')),
      },
    })),
  );
  const frames = await drawWith(draw, await hostCode(store, host), wanted);
  const views = new Map<string, readonly PageView[]>();
  for (const [index, { kind, language, slots, markups }] of framed.entries()) {
    const frame = checkedView(frames[index], sheets, HOST_COMPONENT);
    if ('fault' in frame) {
      say(`${HOST_COMPONENT}@${host.release}: ${kind.kind} in ${language} keeps its outline, ${frame.fault}`);
      continue;
    }
    const before = views.get(kind.kind);
    // The others stand in the one of the document's own language.
    if (!before && language !== merchant.defaultLanguage) continue;
    const view = {
      language,
      markup: withSlots(frame.markup, markups),
      slots: slots.filter(({ remote, expose }) => markups.has(remote + expose)),
    };
    views.set(kind.kind, [...(before ?? []), view]);
  }
  return views;
}

async function factsOf(
  { kind, language }: DrawnPage,
  calls: readonly FirstCall[] = [],
  { parts, paths, answersTo }: Drawing,
): Promise<FirstViewPage> {
  const [path] = kind.paths;
  return {
    merchant: parts.merchant,
    language,
    paths,
    ...(path && { path }),
    answers: await answersTo(calls, language),
  };
}

/** The slots of a document that the release draws which all users get. */
function drawnSlots(kind: DocumentKind, { merchant, releases }: DocumentParts): DrawnPage['slots'] {
  return pageModules(kind, merchant).flatMap((slot) => {
    const release = onlyRelease(releases, slot.remote);
    const isDrawn = release?.manifest.metaData.firstView?.slots.includes(slot.expose);
    return release && isDrawn ? [{ ...slot, release }] : [];
  });
}

async function drawWith(
  draw: Draw,
  code: string | undefined,
  wanted: Parameters<Draw>[1],
): Promise<readonly DrawnView[]> {
  return code ? draw(code, wanted) : wanted.map(() => ({ fault: 'its file is not there' }));
}

function checkedView(drawn: DrawnView | undefined, sheets: string, component: string): DrawnView {
  if (!drawn || 'fault' in drawn) return { fault: drawn?.fault ?? 'it gave nothing' };
  const prefix = (rest: string) =>
    sheets.includes(`.${HOST_COMPONENT}__${rest}`) ? HOST_COMPONENT : component;
  try {
    return { markup: checkMarkup(drawn.markup, prefix) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** The frame with what was drawn in its empty places. */
function withSlots(frame: string, markups: ReadonlyMap<string, string>): string {
  return frame.replace(
    /(<div data-slot="([^"]+)"[^>]*>)(<\/div>)/g,
    (_whole, start: string, slot: string, end: string) => start + (markups.get(slot) ?? '') + end,
  );
}
