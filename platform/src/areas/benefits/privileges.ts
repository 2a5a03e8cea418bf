import type { Level } from '@site/contracts/areas/benefits';
import { GAME_TYPES } from '@site/contracts/areas/games';
import type { Language } from '../../core/language';
import { textIn } from '../../core/language';
import type { Merchant } from '../../core/merchants/tables';
import { moneyText } from '../../core/money';
import { percentText } from './rebate';
import type { LevelRow } from './tables';
import { BIRTHDAY_TITLE, LEVEL_UP_GIFT, REBATE_TITLES } from './texts';

/** What a level brings, in words: each line is a setting that the daily booking goes by, so that none is only said. */
export function privilegesOf(
  { rebates, birthdayGift, levelUpGift }: LevelRow,
  { currencySymbol }: Pick<Merchant, 'currencySymbol'>,
  language: Language,
): Level['privileges'] {
  const gift = (title: typeof BIRTHDAY_TITLE, amount: bigint) =>
    amount > 0n ? [{ title: textIn(title, language), value: moneyText(currencySymbol, amount) }] : [];
  const rebate = GAME_TYPES.flatMap((category) => {
    const rate = rebates[category] ?? 0;
    return rate > 0 ? [{ title: textIn(REBATE_TITLES[category], language), value: percentText(rate) }] : [];
  });
  return [...rebate, ...gift(BIRTHDAY_TITLE, birthdayGift), ...gift(LEVEL_UP_GIFT, levelUpGift)];
}
