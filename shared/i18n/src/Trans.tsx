import type { ReactNode } from 'react';
import { Fragment } from 'react';

const PART = /<(\w+)>(.*?)<\/\1>/s;

interface TransProps {
  /** A translated text with named parts: `I accept the <terms>terms of use</terms>`. */
  readonly text: string;
  /** What each part becomes, from its words. A part that is not given stays as words. */
  readonly parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A text whose parts are elements, in the order that each language puts them. The text is never read as
 * HTML. (react-i18next's component of this name would bring an HTML parser: 4.5 KB in the first script.)
 */
export function Trans({ text, parts }: TransProps) {
  return text.split(PART).map((piece, index, pieces) => {
    // Three pieces for each part: the words before it, its name, its words.
    if (index % 3 === 1) return null;
    const name = index % 3 === 2 ? pieces[index - 1] : undefined;
    const part = name === undefined ? undefined : parts[name];
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
