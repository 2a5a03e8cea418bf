import { remoteOf } from '../product/discovery/names';
import { Refusal } from '../refusal';

/** Longest that a menu shows whole (contracts/routes.ts). */
const TITLE_MAX_LENGTH = 40;
/** Letters alone: federation's names of modules have no digits. */
const NAME = /^mfe(?:-[a-z]+)+$/;
const NAME_MAX_LENGTH = 40;

/** What a new remote is called, wherever it has a name. */
export interface RemoteNames {
  /** Folder and package: `mfe-daily-draw`. */
  readonly component: string;
  /** In the contract and the discovery document: `mfe_daily_draw`. */
  readonly remote: string;
  /** Folder of its first feature: `dailyDraw`. */
  readonly feature: string;
  /** The same as a component's name begins: `DailyDraw`. */
  readonly Feature: string;
  /** Of its first page: `/m/dailyDraw`. */
  readonly path: string;
  /** As players read it. */
  readonly title: string;
  readonly thaiTitle: string;
}

export interface Titles {
  /** In English; without one, the component's words: `Daily draw`. */
  readonly title?: string | undefined;
  /** In Thai; without one, as in English. */
  readonly thaiTitle?: string | undefined;
}

/** @throws Refusal saying how a name, or a title, is written. */
export function remoteNames(component: string, { title, thaiTitle }: Titles = {}): RemoteNames {
  if (!NAME.test(component) || component.length > NAME_MAX_LENGTH) {
    throw new Refusal(
      `"${component}" is no name for a remote: write mfe- and words of small letters, as mfe-vip or mfe-daily-draw (at most ${NAME_MAX_LENGTH} characters).`,
    );
  }
  const [first = '', ...others] = component.split('-').slice(1);
  const feature = first + others.map(capitalized).join('');
  const said = checkedTitle(title ?? capitalized([first, ...others].join(' ')));
  return {
    component,
    remote: remoteOf(component),
    feature,
    Feature: capitalized(feature),
    path: `/m/${feature}`,
    title: said,
    thaiTitle: checkedTitle(thaiTitle ?? said),
  };
}

function checkedTitle(text: string): string {
  const title = text.trim();
  const printable = !/[\p{Cc}\p{Cf}`|<>]/u.test(title);
  if (title.length > 0 && title.length <= TITLE_MAX_LENGTH && printable) return title;
  throw new Refusal(
    `"${text}" is no title: give 1 to ${TITLE_MAX_LENGTH} characters, without control characters and \` | < >.`,
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
