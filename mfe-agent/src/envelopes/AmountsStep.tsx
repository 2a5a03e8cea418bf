import { useCurrencySymbol } from '@site/api';
import { ENVELOPE_WORDS_MOST } from '@site/contracts/areas/envelopes';
import { lengthOf } from '@site/contracts/areas/validators';
import { PATHS } from '@site/contracts/values/paths';
import { Button } from '@site/ui/Button';
import { Money, useMoneyText } from '@site/ui/Money';
import { Tabs } from '@site/ui/Tabs';
import { TextArea } from '@site/ui/TextArea';
import { useRef, useState } from 'react';
import { PayBar } from '../payment/PayBar';
import { PaymentSheet } from '../payment/PaymentSheet';
import { Refused } from '../payment/Refused';
import { useEarlyPress, usePaymentSheet } from '../payment/usePaymentSheet';
import { useSettled } from '../payment/useSettled';
import { useTexts } from '../useTexts';
import styles from './Envelopes.module.css';
import { firstFault, refusedAccount, refusedAmount, useFaultText, useRangeText } from './faults';
import { OneByOne } from './OneByOne';
import { type EnvelopesPress, type Limits, useEnvelopesQuote } from './queries';
import { SameForAll } from './SameForAll';
import { type EnvelopesDraft, transfersOf } from './useEnvelopes';

interface AmountsStepProps {
  limits: Limits;
  draft: EnvelopesDraft;
  press: EnvelopesPress;
}

/** How much each gets, with some words. What it comes to is the platform's to say. */
export function AmountsStep({ limits, draft, press }: AmountsStepProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const rangeText = useRangeText();
  const faultOf = useFaultText(limits);
  const { people, same, words } = draft;
  const [checked, check] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const fault = firstFault(draft, faultOf);
  const transfers = fault === undefined ? transfersOf(draft) : undefined;
  const settled = useSettled(transfers);
  const quote = useEnvelopesQuote(settled);
  const isOutdated = transfers === undefined || settled === undefined || quote.isPlaceholderData;
  const figures = transfers && !quote.error ? quote.data : undefined;
  const isReady = figures !== undefined && !isOutdated;
  const sheet = usePaymentSheet(press, figures !== undefined);

  const outcome = isReady ? 'ready' : quote.error && !isOutdated ? 'refused' : undefined;
  const early = useEarlyPress(transfers && JSON.stringify(transfers), outcome, sheet.show);

  // The platform's word on what is here now; that on a press only as long as nothing was changed since.
  const isPressed = JSON.stringify(press.variables?.transfers) === JSON.stringify(transfers);
  const refused = (transfers && !isOutdated ? quote.error : null) ?? (isPressed ? sheet.refused : null);
  const outOfRange = refusedAmount(refused);
  const gone = refusedAccount(refused);
  const told = (account: string, text: string) => {
    if (outOfRange && (same || outOfRange.account === account)) return rangeText(outOfRange);
    // An empty field is nothing wrong until it is sent.
    return checked || text !== '' ? faultOf(text) : undefined;
  };
  const focusFirstFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

  const next = () => {
    if (press.isPending) return;
    check(true);
    if (fault !== undefined || lengthOf(words) > ENVELOPE_WORDS_MOST) return void setTimeout(focusFirstFault);
    if (quote.error && !isOutdated) return void quote.refetch();
    // What was wrong with the last digits says nothing of the next.
    if (press.error) press.reset();
    early.press();
  };
  const enter = (paymentPassword: string) => {
    const remark = words.trim();
    if (transfers) press.mutate({ transfers, ...(remark !== '' && { remark }), paymentPassword });
  };

  const count = t('envelopes.count', { count: people.length });
  return (
    <>
      <div className={styles.amounts} ref={form}>
        <Tabs
          variant="segmented"
          label={t('envelopes.amount.way')}
          value={same ? 'same' : 'each'}
          onChange={(way) => draft.change({ same: way === 'same' })}
          items={[
            { value: 'same', label: t('envelopes.amount.same') },
            { value: 'each', label: t('envelopes.amount.oneByOne') },
          ]}
        />
        {same ? (
          <SameForAll limits={limits} draft={draft} error={told(people[0]?.account ?? '', draft.amount)} />
        ) : (
          <OneByOne draft={draft} errorOf={told} />
        )}
        <TextArea
          label={t('envelopes.words')}
          most={ENVELOPE_WORDS_MOST}
          value={words}
          onChange={(text) => draft.change({ words: text })}
        />
        <Refused
          error={outOfRange ? null : refused}
          {...(gone !== undefined && { text: t('envelopes.gone', { account: gone }) })}
        >
          {gone !== undefined && people.length > 1 && (
            <Button variant="line" size="small" onClick={() => draft.leaveOut(nameOf(draft, gone))}>
              {t('envelopes.leaveOut', { account: gone })}
            </Button>
          )}
        </Refused>
      </div>
      <PayBar
        lead={figures ? <Money symbol={symbol} amount={figures.total} /> : count}
        note={figures ? t('envelopes.kept', { count, kept: moneyText(figures.kept) }) : undefined}
        outdated={figures !== undefined && isOutdated}
        action={t('envelopes.next')}
        loading={press.isPending || early.isWaiting}
        onPress={next}
      />
      {figures && sheet.opening > 0 && (
        <PaymentSheet
          key={sheet.opening}
          open={sheet.open}
          onClose={sheet.close}
          title={t('envelopes.confirm.title')}
          rows={[
            { label: t('envelopes.confirm.people'), text: String(people.length) },
            ...(same && transfers?.[0]
              ? [{ label: t('envelopes.confirm.each'), amount: transfers[0].amount }]
              : []),
            { label: t('envelopes.confirm.kept'), amount: figures.kept },
          ]}
          total={{ label: t('envelopes.confirm.total'), amount: figures.total }}
          error={press.error}
          busy={press.isPending}
          returnTo={PATHS.redEnvelopes}
          onEntered={enter}
        />
      )}
    </>
  );
}

/** Somebody as chosen: the platform writes names its own way. */
const nameOf = ({ people }: EnvelopesDraft, account: string): string =>
  people.find((one) => one.account.toLowerCase() === account.toLowerCase())?.account ?? account;
