import { useMerchantWallet, useSettings } from '@site/api';
import { type GameClass, type GameType, MINIMUM_BETS } from '@site/contracts/games';
import { Chip } from '@site/ui/Chip';
import type { ReactNode } from 'react';
import { VendorMark } from '../categories/VendorMark';
import { useVendorCategories } from '../games/queries';
import { useTexts } from '../useTexts';
import styles from './FilterChoices.module.css';
import { FILTER_CLASSES } from './listState';

interface ChoiceProps<Value> {
  /** `undefined`: all. */
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** Providers of the category (GA-031). */
export function VendorChoice({ type, value, onChoose }: ChoiceProps<string> & { type: GameType }) {
  const { t } = useTexts();
  const vendors = useVendorCategories().data?.find((each) => each.type === type)?.vendors ?? [];
  return (
    <Choice legend={t('filter.vendor')}>
      <Chip selected={value === undefined} onClick={() => onChoose(undefined)}>
        {t('filter.all')}
      </Chip>
      {vendors.map(({ accountTypeName: code, displayName }) => (
        <Chip
          key={code}
          selected={value === code}
          icon={<VendorMark vendor={code} />}
          onClick={() => onChoose(code)}
        >
          {displayName}
        </Chip>
      ))}
    </Choice>
  );
}

/** Smallest bets (GA-032), in the wallet's currency; the last one means "and above". */
export function BetChoice({ value, onChoose }: ChoiceProps<string>) {
  const { t } = useTexts();
  const symbol = useMerchantWallet().data?.currencySymbol ?? '';
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

function Choice({ legend, even = false, children }: { legend: string; even?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={even ? styles.even : styles.wrap}>{children}</div>
    </fieldset>
  );
}
