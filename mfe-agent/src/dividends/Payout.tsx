import { hasCode, useCurrencySymbol } from '@site/api';
import { PAYOUT_MOST } from '@site/contracts/areas/dividends';
import { PATHS } from '@site/contracts/values/paths';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { Skeleton } from '@site/ui/Skeleton';
import type { SumRow } from '@site/ui/Sum';
import { useEffect, useState } from 'react';
import { NoPassword } from '../payment/NoPassword';
import { PayBar } from '../payment/PayBar';
import { PaymentSheet } from '../payment/PaymentSheet';
import { Refused } from '../payment/Refused';
import { useEarlyPress, usePaymentSheet } from '../payment/usePaymentSheet';
import { useSettled } from '../payment/useSettled';
import { useTexts } from '../useTexts';
import styles from './Dividends.module.css';
import { DownlineList } from './DownlineList';
import { type Info, isDue, type PayoutPress, refreshDividends, useDividendQuote } from './queries';

/** With more of them the confirmation says how many. */
const NAMED = 5;

interface PayoutProps {
  info: Info;
  press: PayoutPress;
}

/** Whom to pay, what it comes to, and the payment password. */
export function Payout({ info, press }: PayoutProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const language = useLanguage();
  const period = rangeText(info, language);
  const due = info.downlines.filter(isDue);
  const [leftOut, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = due.filter(({ account }) => !leftOut.has(account)).slice(0, PAYOUT_MOST);
  const names = chosen.map(({ account }) => account);
  const payout = names.length > 0 ? { period: info.period, accounts: names } : undefined;
  const settled = useSettled(payout);
  const quote = useDividendQuote(settled);
  const isOutdated = settled === undefined || quote.isPlaceholderData;
  const figures = payout && !quote.error ? quote.data : undefined;
  const sheet = usePaymentSheet(press, figures !== undefined);
  const refused = (payout && !isOutdated ? quote.error : null) ?? sheet.refused;

  const outcome = figures && !isOutdated ? 'ready' : quote.error && !isOutdated ? 'refused' : undefined;
  const early = useEarlyPress(payout && JSON.stringify(payout), outcome, sheet.show);

  // Paid from another device meanwhile: the lists are told anew, and with them the choice.
  const isGone = hasCode(quote.error, 'dividend.not.due');
  useEffect(() => {
    if (isGone) refreshDividends();
  }, [isGone]);

  const choose = (account: string, on: boolean) => {
    if (press.error) press.reset();
    const next = new Set(leftOut);
    if (on) next.delete(account);
    else next.add(account);
    leaveOut(next);
  };
  const pay = () => {
    if (press.isPending) return;
    if (quote.error && !isOutdated) return void quote.refetch();
    if (press.error) press.reset();
    early.press();
  };
  const who: SumRow[] =
    chosen.length > NAMED
      ? [{ label: t('dividends.confirm.people'), text: String(chosen.length) }]
      : chosen.map(({ account, amount }) => ({ label: account, amount }));

  const waiting = quote.error ? null : <Skeleton width="96px" height="20px" />;
  const lead = figures ? (
    <Money symbol={symbol} amount={figures.total} />
  ) : payout ? (
    waiting
  ) : (
    t('dividends.payout.nobody')
  );

  return (
    <>
      <section className={styles.section} aria-labelledby="dividends-due">
        <div className={styles.head}>
          <h2 id="dividends-due" className={styles.heading}>
            {t('dividends.payout.title')}
          </h2>
          <span className={styles.caption}>{period}</span>
        </div>
        <DownlineList downlines={info.downlines} chosen={new Set(names)} onChoose={choose} />
        <Refused error={refused} />
      </section>
      {info.hasPaymentPassword ? (
        <div className={styles.payBar}>
          <PayBar
            lead={lead}
            note={t('dividends.payout.count', { chosen: chosen.length, due: due.length })}
            outdated={figures !== undefined && isOutdated}
            action={t('dividends.payout.pay')}
            disabled={payout === undefined}
            loading={press.isPending || early.isWaiting}
            onPress={pay}
          />
        </div>
      ) : (
        <NoPassword returnTo={PATHS.dividends} />
      )}
      {figures && sheet.opening > 0 && (
        <PaymentSheet
          key={sheet.opening}
          open={sheet.open}
          onClose={sheet.close}
          title={t('dividends.confirm.title')}
          rows={[
            { label: t('dividends.period'), text: period },
            ...who,
            { label: t('dividends.confirm.kept'), amount: figures.kept },
          ]}
          total={{ label: t('dividends.confirm.total'), amount: figures.total }}
          error={press.error}
          busy={press.isPending}
          returnTo={PATHS.dividends}
          onEntered={(paymentPassword) => payout && press.mutate({ ...payout, paymentPassword })}
        />
      )}
    </>
  );
}
