import type { GameType } from '@site/contracts/areas/games';
import { Icon } from '@site/ui/Icon';
import { IconButton } from '@site/ui/IconButton';
import { CircleAlert, Minus, Plus, TicketCheck } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type Ref, useId } from 'react';
import { CategoryIcon } from '../categories/CategoryIcon';
import { useCategoryName } from '../categories/useCategoryName';
import { useTexts } from '../useTexts';
import styles from './RateSlider.module.css';
import { type Bounds, moved, stopAt, stopsOf } from './rate';

interface RateSliderProps extends Bounds {
  gameType: GameType;
  /** May lie outside of its bounds, when these have changed. */
  rate: string;
  onChange: (rate: string) => void;
  /** What choosing it brings. */
  note?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** A press is under way: nothing may be changed. */
  resting?: boolean;
  /** The slider itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Stops that a page key moves by: 0.10. */
const PAGE = 2;

/** By how many stops a key moves; the browser's own steps know nothing of a rate that lies outside of its bounds. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A rate of one category: by slider, by buttons, by keys. Its stops are 0.05 apart, and both ends are among them. */
export function RateSlider(props: RateSliderProps) {
  const { gameType, rate, min, max, onChange, note, error, resting = false, ref } = props;
  const { t } = useTexts();
  const name = useCategoryName()(gameType);
  const id = useId();
  const stops = stopsOf({ min, max });
  const at = stopAt(rate, stops);
  const move = (by: number) => {
    const next = resting ? undefined : moved(rate, by, stops);
    if (next !== undefined) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const buttonTo = (by: 1 | -1) => ({
    iconSize: 18,
    'aria-disabled': resting || moved(rate, by, stops) === undefined,
    onClick: () => move(by),
  });
  const described = [
    `${id}-ends`,
    ...(note === undefined ? [] : [`${id}-note`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  const part: CSSProperties & Record<'--part', string> = {
    '--part': `${stops.length > 1 ? (100 * at) / (stops.length - 1) : 0}%`,
  };
  return (
    <div className={styles.rate} data-invalid={error !== undefined || undefined}>
      <div className={styles.top}>
        <CategoryIcon of={gameType} size={20} />
        <b>{name}</b>
        <output htmlFor={id}>{rate}%</output>
      </div>
      <div className={styles.line} data-base-ui-swipe-ignore>
        <IconButton icon={Minus} label={t('rebates.rate.less', { name })} {...buttonTo(-1)} />
        <input
          ref={ref}
          id={id}
          type="range"
          className={styles.slider}
          style={part}
          min={0}
          max={stops.length - 1}
          step={1}
          value={at}
          aria-label={name}
          aria-valuetext={`${rate}%`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described.join(' ')}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            const stop = stops[Number(target.value)];
            if (!resting && stop !== undefined) onChange(stop);
          }}
        />
        <IconButton icon={Plus} label={t('rebates.rate.more', { name })} {...buttonTo(1)} />
      </div>
      <p id={`${id}-ends`} className={styles.ends}>
        <span>{min === '0.00' ? `${min}%` : t('rebates.rate.givenOn', { rate: min })}</span>{' '}
        <span>{t('rebates.rate.yours', { rate: max })}</span>
      </p>
      <p id={`${id}-note`} className={styles.note}>
        {note !== undefined && (
          <>
            <Icon of={TicketCheck} size={14} />
            <span>{note}</span>
          </>
        )}
      </p>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon of={CircleAlert} size={14} />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
