import { useCurrencySymbol } from '@site/api';
import type { LimitPeriod } from '@site/contracts/areas/care/settings';
import { AmountField } from '@site/ui/AmountField';
import { Button } from '@site/ui/Button';
import { Pick, PickGroup } from '@site/ui/Pick';
import { amountText, QuickAmounts } from '@site/ui/QuickAmounts';
import { useFocusOnce } from '@site/ui/useFocusOnce';
import { type FormEvent, useState } from 'react';
import { presetsOf, rangeOf } from '../../../care/parts/amounts';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { useAmount } from '../../parts/useAmount';
import { useAnswerQuestion } from './useAnswerQuestion';
import type { LimitQuestionState } from './useLimitQuestion';

/** So many amounts stand beside the field. */
const MOST_PRESETS = 8;

interface LimitQuestionProps {
  question: LimitQuestionState;
  offer: NonNullable<LimitQuestionState['offer']>;
}

/** Asks for a limit of deposits before there are any. Wanting none is a choice of its own (PL-011). */
export default function LimitQuestion({ question, offer }: LimitQuestionProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const title = useFocusOnce<HTMLHeadingElement>(question.isRefused);
  const [period, setPeriod] = useState<LimitPeriod | undefined>(offer.periods[0]);
  const range = rangeOf(offer);
  const amount = useAmount(range);
  const { set, decline, isSending, isDeclining, refused, forget } = useAnswerQuestion(question);
  const change = (text: string) => {
    forget();
    amount.change(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.money && period) set(period, amount.money);
    else amount.complain();
  };
  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <div className={styles.group}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('deposit.question.title')}
        </h2>
        <p className={styles.label}>
          {t(question.isRequired ? 'deposit.question.required' : 'deposit.question.body', {
            count: question.coolingHours,
          })}
        </p>
      </div>
      <PickGroup
        legend={t('deposit.question.period')}
        shape="row"
        value={period}
        onChange={(chosen) => setPeriod(offer.periods.find((each) => each === chosen))}
      >
        {offer.periods.map((each) => (
          // @texts deposit.question.each.* — the merchant says which
          <Pick key={each} value={each} title={t(`deposit.question.each.${each}`)} />
        ))}
      </PickGroup>
      <div className={styles.group}>
        <AmountField
          label={t('deposit.question.amount')}
          symbol={symbol}
          value={amount.text}
          onChange={change}
          onBlur={amount.leave}
          inputRef={amount.input}
          readOnly={isSending}
          clearLabel={t('cashier.amount.clear')}
          error={refused ?? amount.error}
        />
        <QuickAmounts
          label={t('deposit.quickAmounts')}
          amounts={presetsOf('DEPOSIT', range).slice(0, MOST_PRESETS)}
          value={amount.money}
          disabled={isSending}
          onChoose={(money) => change(amountText(money))}
        />
      </div>
      <div className={styles.group}>
        <Button type="submit" block loading={isSending} disabled={isDeclining}>
          {t('deposit.question.set')}
        </Button>
        {!question.isRequired && (
          <Button variant="line" block loading={isDeclining} disabled={isSending} onClick={decline}>
            {t('deposit.question.none')}
          </Button>
        )}
      </div>
    </form>
  );
}
