import { type AmountFault, readAmount } from '@site/ui/AmountField';
import { compareMoney, useMoneyText } from '@site/ui/Money';
import { useRef, useState } from 'react';
import { useDebounced } from '../../access/register/useDebounced';
import { useTexts } from '../../useTexts';
import type { Limits } from './limitsOf';

/** An amount that has stood for so long is asked about, in ms. */
const SETTLED_MS = 300;

/**
 * An amount as it is typed, what it reads as, and what is wrong with it once it has been left or sent.
 *
 * @param initially What was typed when this was left.
 */
export function useAmount({ min, max }: Limits, initially = '') {
  const faultText = useFaultText();
  const rangeText = useRangeText();
  const [text, setText] = useState(initially);
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = readAmount(text);
  const inRange = read.ok && compareMoney(read.money, min) >= 0 && compareMoney(read.money, max) <= 0;
  const money = inRange ? read.money : undefined;
  const settled = useDebounced(money, SETTLED_MS);
  const fault = read.ok ? rangeText({ min, max }) : faultText(read.fault);

  return {
    text,
    change(next: string) {
      setText(next);
      if (next === '') setChecked(false);
    },
    /** What is typed, where it can be ordered. */
    money,
    /** The same, once typing has paused. */
    settled: settled === money ? settled : undefined,
    error: checked && money === undefined ? fault : undefined,
    /** An empty field is nothing wrong until it is sent. */
    leave: () => setChecked((already) => already || text !== ''),
    /** Says from now on what is wrong; the field is given the focus. */
    complain() {
      setChecked(true);
      input.current?.focus();
    },
    input,
  };
}

export type Amount = ReturnType<typeof useAmount>;

function useFaultText(): (fault: AmountFault) => string {
  const { t } = useTexts();
  // @texts cashier.amount.* — what is wrong with it
  return (fault) => t(`cashier.amount.${fault}`);
}

/** Says the limits of an amount. */
export function useRangeText(): (limits: Limits) => string {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  return ({ min, max }) => t('cashier.amount.range', { min: moneyText(min), max: moneyText(max) });
}
