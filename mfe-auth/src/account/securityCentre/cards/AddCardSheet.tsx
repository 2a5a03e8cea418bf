import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { ErrorState } from '@site/ui/ErrorState';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { FormSkeleton } from '../../../form/FormSkeleton';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { type Part, usePartAddress } from '../parts';
import { useBankCards } from '../queries';
import { NoticeSheet } from '../sheet/NoticeSheet';
import styles from '../sheet/Sheet.module.css';
import { NewCardSheet } from './NewCardSheet';

/** Another bank card. It needs a payee name and a payment password first, and room for one more. */
export default function AddCardSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const partAddress = usePartAddress();
  const { data, error, isFetching, refetch } = useBankCards();
  const [full] = useState(data !== undefined && data.list.length >= data.limit);
  const title = t('security.addCard.title');
  const { payeeName, hasPaymentPassword } = overview;
  const needs = (part: Part, words: string, action: string) => (
    <NoticeSheet
      open={open}
      onClose={onClose}
      title={title}
      action={<Button render={<Link to={partAddress(part)} />}>{action}</Button>}
    >
      {words}
    </NoticeSheet>
  );
  if (!payeeName) return needs('payee', t('security.addCard.payeeFirst'), t('security.addCard.toPayee'));
  if (!hasPaymentPassword)
    return needs('payment', t('security.addCard.paymentFirst'), t('security.payment.choose'));
  if (full && data)
    return (
      <NoticeSheet open={open} onClose={onClose} title={title}>
        {t('security.cards.full', { count: data.limit })}
      </NoticeSheet>
    );
  if (data?.banks)
    return <NewCardSheet open={open} onClose={onClose} holder={payeeName} banks={data.banks} />;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div className={styles.body}>
        {error ? (
          <ErrorState
            title={t('security.cards.failed')}
            body={errorText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </Sheet>
  );
}
