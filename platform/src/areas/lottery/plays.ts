import type { FramePlayType, FramePrizeMode } from '@site/contracts/values/lottery';
import type { LocalizedText } from '../../core/language';

/** How a play's numbers are written and what they win by. */
type Kind =
  /** Digits for each of the last places, by place: `12,5` is 15 and 25. */
  | 'straight'
  /** Three or more digits: any three of them, in whatever order, are the last three. */
  | 'any'
  /** Digits: each of them is among the last ones. */
  | 'run'
  /** What the last digit is like. */
  | 'choice';

export interface Play {
  readonly code: string;
  readonly name: LocalizedText;
  readonly kind: Kind;
  /** Last digits of a draw that it looks at. */
  readonly places: number;
  /** Entertainment; all others are traditional. */
  readonly entertainment?: true;
  /** What one hit pays, in hundredths of its stake. */
  readonly odds: Readonly<Record<FramePrizeMode, bigint>>;
}

/** What ZY pays is said nowhere; here it is the usual. */
const pays = (LOTT: bigint, ELOTT: bigint, SEA: bigint) => ({ LOTT, ZY: LOTT, ELOTT, SEA });

/** Every play returns between 87 and 98 % of what is staked; a test counts it. */
export const PLAYS: readonly Play[] = [
  {
    code: 'size',
    name: { en: 'Big or small', th: 'สูง–ต่ำ' },
    kind: 'choice',
    places: 1,
    entertainment: true,
    odds: pays(195n, 196n, 194n),
  },
  {
    code: 'parity',
    name: { en: 'Odd or even', th: 'คู่–คี่' },
    kind: 'choice',
    places: 1,
    entertainment: true,
    odds: pays(195n, 196n, 194n),
  },
  {
    code: 'last1',
    name: { en: 'Last digit', th: 'เลขท้ายตัวเดียว' },
    kind: 'straight',
    places: 1,
    entertainment: true,
    odds: pays(900n, 920n, 880n),
  },
  {
    code: 'top2',
    name: { en: 'Last two', th: 'สองตัวท้าย' },
    kind: 'straight',
    places: 2,
    odds: pays(9_000n, 9_200n, 8_800n),
  },
  {
    code: 'run1',
    name: { en: 'Digit in last two', th: 'วิ่งสองตัวท้าย' },
    kind: 'run',
    places: 2,
    odds: pays(470n, 480n, 460n),
  },
  {
    code: 'top3',
    name: { en: 'Last three', th: 'สามตัวท้าย' },
    kind: 'straight',
    places: 3,
    odds: pays(90_000n, 92_000n, 88_000n),
  },
  {
    code: 'any3',
    name: { en: 'Three in any order', th: 'สามตัวโต๊ด' },
    kind: 'any',
    places: 3,
    odds: pays(15_000n, 15_300n, 14_600n),
  },
  {
    code: 'top4',
    name: { en: 'Last four', th: 'สี่ตัวท้าย' },
    kind: 'straight',
    places: 4,
    odds: pays(900_000n, 920_000n, 880_000n),
  },
];

/** What the last digit can be like, by play. */
export const CHOICES: Readonly<Record<string, Readonly<Record<string, (digit: number) => boolean>>>> = {
  size: { big: (digit) => digit >= 5, small: (digit) => digit < 5 },
  parity: { odd: (digit) => digit % 2 === 1, even: (digit) => digit % 2 === 0 },
};

/** Plays of a game: entertainment frames have the traditional ones as well. */
export const playsOf = (digits: number, playType: FramePlayType): Play[] =>
  PLAYS.filter(({ places, entertainment }) => places <= digits && (playType === 'ent' || !entertainment));

const isDigits = (text: string) => /^\d+$/.test(text) && new Set(text).size === text.length;

function combinationsOfThree(count: number): number {
  return (count * (count - 1) * (count - 2)) / 6;
}

/** How many bets a content is; 0 when the play does not read it. */
export function countBets({ code, kind, places }: Play, content: string): number {
  const parts = content.split(',');
  switch (kind) {
    case 'straight':
      if (parts.length !== places || !parts.every(isDigits)) return 0;
      return parts.reduce((count, digits) => count * digits.length, 1);
    case 'any':
      return isDigits(content) ? combinationsOfThree(content.length) : 0;
    case 'run':
      return isDigits(content) ? content.length : 0;
    case 'choice': {
      const known = parts.every((part) => Object.hasOwn(CHOICES[code] ?? {}, part));
      return known && new Set(parts).size === parts.length ? parts.length : 0;
    }
  }
}

/** How many bets of a content a draw makes win. */
export function countHits({ code, kind, places }: Play, content: string, result: readonly string[]): number {
  const last = result.slice(-places);
  const parts = content.split(',');
  switch (kind) {
    case 'straight':
      return last.every((digit, place) => parts[place]?.includes(digit)) ? 1 : 0;
    case 'any':
      return new Set(last).size === places && last.every((digit) => content.includes(digit)) ? 1 : 0;
    case 'run':
      return [...content].filter((digit) => last.includes(digit)).length;
    case 'choice':
      return parts.filter((part) => CHOICES[code]?.[part]?.(Number(last[0]))).length;
  }
}

export const playByCode = (code: string): Play | undefined => PLAYS.find((play) => play.code === code);
