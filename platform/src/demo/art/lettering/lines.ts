/** More never fit three lines, and the ways to break them grow with the square. */
const MAX_WORDS = 18;

const ELLIPSIS = '…';

const firstWords = (words: readonly string[]): readonly string[] =>
  words.length > MAX_WORDS ? [...words.slice(0, MAX_WORDS - 1), `${words[MAX_WORDS - 1]}${ELLIPSIS}`] : words;

/** Words that should not end a line. */
const LEADING_WORD = /^(THE|A|AN|OF|AND|&)$/i;

export interface Line {
  text: string;
  /** Width at a height of 1. */
  width: number;
  height: number;
}

interface Measure {
  /** Width of `text` at a height of 1. */
  widthOf: (text: string) => number;
  /** What every line may take. */
  width: number;
  maxHeight: number;
  /** Heights together above this look heavy. */
  comfortable: number;
  minHeight: number;
  joiner: string;
}

function* waysToBreak(words: readonly string[], joiner: string): Generator<string[]> {
  const join = (from: number, to?: number) => words.slice(from, to).join(joiner);
  yield [join(0)];
  for (let first = 1; first < words.length; first += 1) {
    yield [join(0, first), join(first)];
    for (let second = first + 1; second < words.length; second += 1) {
      yield [join(0, first), join(first, second), join(second)];
    }
  }
}

const PENALTY = { stray: 0.7, danglingWord: 0.5, heavy: 0.82 } as const;

function score(lines: readonly Line[], { comfortable, minHeight }: Measure): number {
  let value = lines.reduce((fill, line) => fill + line.height * line.width, 0);
  if (lines.some((line) => line.text.length < 3)) value *= PENALTY.stray;
  if (lines.slice(0, -1).some((line) => LEADING_WORD.test(line.text))) value *= PENALTY.danglingWord;
  if (lines.reduce((sum, line) => sum + line.height, 0) > comfortable) value *= PENALTY.heavy;
  const smallest = Math.min(...lines.map((line) => line.height));
  return smallest < minHeight ? value * (smallest / minHeight) ** 2 : value;
}

/** Breaks `words` into one to three balanced lines and scales each to the measure; tiny when nothing fits. */
export function balanceLines(words: readonly string[], measure: Measure): Line[] {
  let best: Line[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const texts of waysToBreak(firstWords(words), measure.joiner)) {
    const lines = texts.map((text) => {
      const width = Math.max(measure.widthOf(text), 0.001);
      return { text, width, height: Math.min(measure.maxHeight, measure.width / width) };
    });
    const value = score(lines, measure);
    if (value > bestScore) {
      best = lines;
      bestScore = value;
    }
  }
  return best;
}
