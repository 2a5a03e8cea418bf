import { readAmount } from '@site/ui/AmountField';
import { useRef, useState } from 'react';
import { useTexts } from '../../../useTexts';

/** No limit of time is longer. */
export const DAY_MINUTES = 24 * 60;

/** Minutes as they are typed, what they read as, and what is wrong with them once they have been left or sent. */
export function useMinutes({ min, max }: { min: number; max: number }) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = wholeOf(text);
  const fits = value !== undefined && Number(value) >= min && Number(value) <= max;
  return {
    text,
    change(next: string) {
      setText(next);
      if (next === '') setChecked(false);
    },
    /** What is typed, where it can be set. */
    value: fits ? value : undefined,
    error: checked && !fits ? t('limits.sheet.minutesFault', { min, max }) : undefined,
    leave: () => setChecked((already) => already || text !== ''),
    /** Says from now on what is wrong; the field is given the focus. */
    complain() {
      setChecked(true);
      input.current?.focus();
    },
    input,
  };
}

/** A whole number, typed in whatever digits. */
function wholeOf(text: string): string | undefined {
  const read = readAmount(text);
  return read.ok && read.money.endsWith('.00') ? read.money.slice(0, -'.00'.length) : undefined;
}
