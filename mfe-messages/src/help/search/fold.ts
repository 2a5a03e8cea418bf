/** A text without what a search passes over, and where each of its letters stands in the original. */
export interface Folded {
  readonly original: string;
  readonly text: string;
  readonly origins: readonly number[];
}

/** Accents, and the signs over Thai letters that tell tones or silence: many type without them. */
const PASSED_OVER = /[\u0300-\u036f\u0e47-\u0e4c\u00ad\u200b-\u200d]/g;
/** Two of the one are seen as the other, and are typed for it. */
const THAI_AE = /\u0e41/g;
const THAI_E_TWICE = '\u0e40\u0e40';

/** Folds case, accents, Thai tone marks and white space, so that texts are found however they are typed. */
export function fold(original: string): Folded {
  let text = '';
  const origins: number[] = [];
  let at = 0;
  for (const sign of original) {
    const letters = sign
      .normalize('NFKD')
      .toLowerCase()
      .replace(PASSED_OVER, '')
      .replace(THAI_AE, THAI_E_TWICE)
      .replace(/\s/g, ' ');
    for (const letter of letters) {
      if (letter === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += letter;
      for (let unit = 0; unit < letter.length; unit++) origins.push(at);
    }
    at += sign.length;
  }
  return { original, text, origins };
}
