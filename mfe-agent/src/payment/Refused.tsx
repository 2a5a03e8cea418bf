import { type ApiError, hasCode } from '@site/api';
import { RefusedTotal, RefusedTurnover } from '@site/contracts/areas/envelopes';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { ActionState } from '@site/ui/ActionBar';
import { FailureNote } from '@site/ui/FailureNote';
import { useMoneyText } from '@site/ui/Money';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../useTexts';

interface RefusedProps {
  /** Why nothing is paid; nothing where nothing is wrong. */
  error: ApiError | null;
  /** In the place of the usual words. */
  text?: string | undefined;
  /** A way out, beneath the words. */
  children?: ReactNode;
}

/** Why nothing is paid, and what to do about it. Read out when it comes. */
export function Refused({ error, text, children }: RefusedProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const moneyText = useMoneyText();
  const turnover = error && RefusedTurnover.safeParse(error.value).data;
  const words =
    error &&
    errorText(
      turnover ? { code: error.code, value: { turnoverLeft: moneyText(turnover.turnoverLeft) } } : error,
    );
  if (!hasCode(error, 'balance.insufficient'))
    return <FailureNote text={text ?? words ?? undefined}>{children}</FailureNote>;
  const figures = RefusedTotal.safeParse(error.value).data;
  return (
    <div role="alert">
      <ActionState
        tone="danger"
        icon={Wallet}
        title={t('payment.tooLittle.title')}
        action={<Link to={PATHS.deposit}>{t('payment.tooLittle.deposit')}</Link>}
      >
        {figures
          ? t('payment.tooLittle.body', {
              balance: moneyText(figures.balance),
              total: moneyText(figures.total),
            })
          : words}
      </ActionState>
    </div>
  );
}
