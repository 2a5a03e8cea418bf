import type { GameType } from '@site/contracts/areas/games';
import type { GivenRate, Rebate } from '@site/contracts/areas/rebates';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../useTexts';
import type { RateFaults } from './faults';
import styles from './RateList.module.css';
import { RateSlider } from './RateSlider';
import { highestOf } from './rate';
import { useFaultText } from './useFaultText';

interface RateListProps {
  /** With their bounds. */
  rebates: readonly Rebate[];
  /** What is chosen, of the same categories. */
  rates: readonly GivenRate[];
  onChange: (gameType: GameType, rate: string) => void;
  faults: RateFaults;
  /** Whose they are; nobody's yet without it. */
  account?: string;
  /** What the highest one brings, under it. */
  note?: string | undefined;
  /** So many show at once, the rest after a press. All of them without it. */
  most?: number;
  resting?: boolean;
  /** Counts the presses that had to stop here: each leads to the first rate with a fault. */
  stops?: number;
}

/** The rates of an account, category by category. */
export function RateList({
  rebates,
  rates,
  onChange,
  faults,
  account,
  note,
  most = rebates.length,
  resting = false,
  stops = 0,
}: RateListProps) {
  const { t } = useTexts();
  const faultText = useFaultText(account);
  const [unfolded, setUnfolded] = useState(false);
  const highest = highestOf(rates)?.gameType;
  // What is wrong shows, wherever it stands.
  const hidesFault = rebates.slice(most).some(({ gameType }) => faults.has(gameType));
  const shown = unfolded || hidesFault ? rebates : rebates.slice(0, most);
  const firstFault = rebates.find(({ gameType }) => faults.has(gameType))?.gameType;
  const faulty = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (stops > 0) faulty.current?.focus();
  }, [stops]);
  const folded = rebates.length - shown.length;
  const sliders = shown.map(({ gameType, rate, min, max }) => {
    const fault = faults.get(gameType);
    return (
      <RateSlider
        key={gameType}
        {...(gameType === firstFault && { ref: faulty })}
        gameType={gameType}
        rate={rates.find((each) => each.gameType === gameType)?.rate ?? rate}
        min={min}
        max={max}
        onChange={(next) => onChange(gameType, next)}
        note={gameType === highest && !fault ? note : undefined}
        error={fault && faultText(fault)}
        resting={resting}
      />
    );
  });
  return (
    <>
      {sliders}
      {folded > 0 && (
        <div className={styles.more}>
          <Button variant="text" icon={<Icon of={ChevronDown} size={18} />} onClick={() => setUnfolded(true)}>
            {t('rebates.rate.unfold', { count: folded })}
          </Button>
        </div>
      )}
    </>
  );
}
