import type { LocalizedText } from '../../../../core/language';

/** A topic of the help, in the words of a merchant of the demonstration. */
export interface HelpText {
  readonly key: string;
  /** What an address of the site calls it: `terms`. */
  readonly anchor?: string;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}

const items = (points: readonly string[]) => points.map((point) => `<li>${point}</li>`).join('');

/** A question and what answers it. */
export const about = (heading: string, ...parts: string[]) => `<h3>${heading}</h3>${parts.join('')}`;
export const say = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');
export const steps = (...points: string[]) => `<ol>${items(points)}</ol>`;
export const list = (...points: string[]) => `<ul>${items(points)}</ul>`;
/** Rows of two cells. */
export const table = (...rows: readonly (readonly [string, string])[]) =>
  `<table><tbody>${rows.map(([what, value]) => `<tr><td>${what}</td><td>${value}</td></tr>`).join('')}</tbody></table>`;
export const to = (path: string, words: string) => `<a href="${path}">${words}</a>`;
