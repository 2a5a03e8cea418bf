import type { GameType } from '@site/contracts/areas/games';
import type { Offer } from './offer';

/** What players call a kind of game, in the languages of the contents. Folded as searches are. */
const CATEGORY_WORDS: Record<GameType, readonly string[]> = {
  RNG: ['slots', 'slot games', 'สล็อต', 'เกมสล็อต'],
  LIVE: ['live', 'live casino', 'casino', 'คาสิโนสด', 'คาสิโน', 'สด'],
  SPORTS: ['sports', 'betting', 'กีฬา', 'แทงบอล', 'ฟุตบอล'],
  ESPORTS: ['e-sports', 'esports', 'อีสปอร์ต'],
  COCKFIGHT: ['cockfight', 'ไก่ชน'],
  FISH: ['fishing', 'ยิงปลา', 'ตกปลา'],
  PVP: ['cards', 'card games', 'เกมไพ่', 'ไพ่'],
  LOTT: ['lottery', 'lotto', 'หวย', 'ลอตเตอรี่'],
  ELOTT: ['e-lottery', 'elottery', 'หวยออนไลน์'],
  BINGO: ['bingo', 'บิงโก'],
};

/** A category is meant by the beginning of one of its words; one letter means nothing yet. */
const LEAST_LETTERS = 2;

/** Whether a folded text means a category. */
export const meansCategory = (category: GameType, text: string): boolean =>
  [...text].length >= LEAST_LETTERS && CATEGORY_WORDS[category].some((word) => word.startsWith(text));

/** The merchant's categories that a folded text means, in its order. */
export const categoriesMeant = (offer: readonly Offer[], text: string): GameType[] => [
  ...new Set(offer.map(({ category }) => category).filter((category) => meansCategory(category, text))),
];
