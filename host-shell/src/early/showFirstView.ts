import { FIRST_VIEW_ID } from '@site/contracts/federation/documents';
import { FOR, FOR_PASSKEYS } from '@site/contracts/federation/firstView';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { detectRuntime } from '@site/session/detectRuntime';
import { painted } from '@site/ui/afterPaint';
import { deviceWord } from '../firstView/device';
import { keepPresses } from './keepPresses';
import { attempt, storedItem } from './stored';

/** From when on the first view says that the application is long in coming, in ms. */
const LATE_AFTER_MS = 10_000;

interface Visitor {
  /** In which they want the site. */
  readonly language: string;
  readonly signedIn: boolean;
}

/** A first view that a visitor sees. */
export interface ShownView {
  readonly view: HTMLElement;
  /** Resolves when its slots show too. */
  readonly whole: Promise<void>;
}

/**
 * Shows the document's first view to whom it fits, before anything is painted (decision 164); the rest keep the outline.
 * What is for others leaves it.
 *
 * @returns What is shown, if anything.
 */
export function showFirstView({ language, signedIn }: Visitor): ShownView | undefined {
  const view = document.getElementById(FIRST_VIEW_ID);
  if (!view) return undefined;
  const root = document.documentElement;
  const further = view.querySelector<HTMLTemplateElement>(`template[data-language="${language}"]`);
  const fits =
    view.dataset.paths?.split(' ').includes(location.pathname) &&
    changesNothing(location.search, view) &&
    (language === root.lang || further) &&
    !choosesReleases() &&
    !wasClosed();
  if (!fits) {
    view.remove();
    return undefined;
  }
  if (further && language !== root.lang) {
    view.replaceChildren(further.content);
    root.lang = language;
  }
  keepWhatIsFor(view, signedIn ? FOR.member : FOR.guest);
  if (isEmpty(view)) {
    view.remove();
    return undefined;
  }
  for (const element of view.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  root.dataset.firstView = 'frame';
  // The page around the slots first: to lay out all of it at once would be the longest task of the page.
  const whole = Promise.all([dressed(), painted()]).then(() => {
    if (root.dataset.firstView) root.dataset.firstView = 'whole';
  });
  const letGo = keepPresses(view);
  setTimeout(() => {
    letGo();
    for (const late of view.querySelectorAll<HTMLElement>('[data-late]')) late.hidden = false;
  }, LATE_AFTER_MS);
  return { view, whole };
}

/** A query chooses what a page begins with, or which releases it is made of, except by what its view names. */
function changesNothing(query: string, view: HTMLElement): boolean {
  const { parameters = '' } = view.querySelector<HTMLElement>('[data-parameters]')?.dataset ?? {};
  const named = parameters.split(' ');
  return [...new URLSearchParams(query)].every(
    ([name, value]) => named.includes(name) || named.includes(`${name}=${value}`),
  );
}

/** Nothing of it is for this visitor. */
function isEmpty(view: HTMLElement): boolean {
  const slots = view.querySelectorAll('[data-slot]');
  return slots.length > 0 && [...slots].every(({ childElementCount }) => childElementCount === 0);
}

/** A preview, or releases that a developer chose for this tab. */
function choosesReleases(): boolean {
  const keys = [STORAGE_KEYS.preview, STORAGE_KEYS.overrides];
  return keys.some((key) => attempt(() => sessionStorage.getItem(key)) !== undefined);
}

/** Whether the site was closed to this browser when it was last here (decision 55). */
function wasClosed(): boolean {
  const status = attempt(() => JSON.parse(storedItem(STORAGE_KEYS.status) ?? '{}'));
  return Boolean(status?.maintenance || status?.regionRestriction);
}

function keepWhatIsFor(view: HTMLElement, who: string): void {
  const device = deviceWord(detectRuntime(navigator, window, storedItem(STORAGE_KEYS.webClip) === '1'));
  const words = [who, `${who}-${device}`];
  if ('PublicKeyCredential' in window) words.push(FOR_PASSKEYS);
  if (storedItem(STORAGE_KEYS.hideDownloadBar) !== '1') words.push(`${who}-${device}-bar`);
  for (const part of view.querySelectorAll<HTMLElement>('[data-for]'))
    if (!part.dataset.for?.split(' ').some((word) => words.includes(word))) part.remove();
}

/**
 * Style sheets that a script adds hold up neither the first paint nor other scripts. One that does not come dresses
 * nothing, and goes: whoever loads the remote would take it for one that is there.
 */
function dressed(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-dresses]');
  return Promise.all(
    [...links].map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = () => link.remove();
          link.rel = 'stylesheet';
        }),
    ),
  );
}
