import type { Language, LocalizedText } from '../../core/language';
import { escapeXml } from '../../core/text';

/** A mail of the inbox. All of it is plain text: what it says is made HTML here, and nowhere else. */
export interface Mail {
  readonly title: LocalizedText;
  /** Each line is a paragraph. */
  readonly content: LocalizedText;
  /** Figures in a table below it. */
  readonly facts?: readonly { readonly name: LocalizedText; readonly value: string }[];
  /** The page of the site where it goes on, in a line of its own. */
  readonly link?: { readonly path: string; readonly text: LocalizedText };
}

/** Changes a text in each language. */
export const inEach = (text: LocalizedText, change: (text: string) => string): LocalizedText => ({
  en: change(text.en),
  th: change(text.th),
});

const paragraph = (html: string) => `<p>${html}</p>`;

/** What a mail says, as HTML in which every word stands as it was written. */
export function mailHtml({ content, facts = [], link }: Mail, language: Language): string {
  const lines = content[language].split('\n').filter((line) => line.trim() !== '');
  const rows = facts.map(
    ({ name, value }) => `<tr><th>${escapeXml(name[language])}</th><td>${escapeXml(value)}</td></tr>`,
  );
  return [
    ...lines.map((line) => paragraph(escapeXml(line))),
    ...(rows.length > 0 ? [`<table><tbody>${rows.join('')}</tbody></table>`] : []),
    ...(link ? [paragraph(`<a href="${escapeXml(link.path)}">${escapeXml(link.text[language])}</a>`)] : []),
  ].join('');
}
