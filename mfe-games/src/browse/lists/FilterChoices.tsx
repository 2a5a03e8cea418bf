import { useCurrencySymbol, useSettings } from '@site/api';
import { type GameClass, type GameType, MINIMUM_BETS } from '@site/contracts/areas/games';
import { Chip } from '@site/ui/Chip';
import { Choice } from '../../catalogue/parts/Choice';
import { VendorChoice } from '../../catalogue/parts/VendorChoice';
import { useVendorCategories } from '../../catalogue/queries';
import { useTexts } from '../../useTexts';
import { FILTER_CLASSES } from './listState';

interface ChoiceProps<Value> {
  /** `undefined`: all. */
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Providers of the category (GA-031). */
export function CategoryVendorChoice({ type, ...choice }: ChoiceProps<string> & { type: GameType }) {
  const vendors = useVendorCategories().data?.find((each) => each.type === type)?.vendors ?? [];
  return <VendorChoice vendors={vendors} {...choice} />;
}

/** Smallest bets (GA-032), in the wallet's currency; the last one means "and above". */
export function BetChoice({ value, onChoose }: ChoiceProps<string>) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const wording = useSettings().data?.minBetText ?? 'baht';
  const highest = MINIMUM_BETS.at(-1);
  return (
    <Choice legend={t('filter.minBet')} even>
      <Chip selected={value === undefined} onClick={() => onChoose(undefined)}>
        {t('filter.all')}
      </Chip>
      {MINIMUM_BETS.map((bet) => (
        <Chip key={bet} selected={value === bet} onClick={() => onChoose(bet)}>
          {bet === highest ? t(`filter.highestBet.${wording}`, { symbol }) : `${symbol}${bet}`}
        </Chip>
      ))}
    </Choice>
  );
}

/** Kinds of slots (GA-034). */
export function ClassChoice({ value, onChoose }: ChoiceProps<GameClass>) {
  const { t } = useTexts();
  return (
    <Choice legend={t('filter.kind')}>
      <Chip selected={value === undefined} onClick={() => onChoose(undefined)}>
        {t('filter.all')}
      </Chip>
      {FILTER_CLASSES.map((each) => (
        <Chip key={each} selected={value === each} onClick={() => onChoose(each)}>
          {t(`filter.class.${each}`)}
        </Chip>
      ))}
    </Choice>
  );
}
