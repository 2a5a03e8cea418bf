import { sendPicture, serverNow } from '@site/api';
import type { DepositOrder } from '@site/contracts/areas/deposit';
import { languageParameter, useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { Field } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { PictureUpload } from '@site/ui/PictureUpload';
import { StillChecking } from '@site/ui/StillChecking';
import { useFocusOnce } from '@site/ui/useFocusOnce';
import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { instantOf, localMinute } from './localTime';
import { usePaid } from './usePaid';

type Upload = Parameters<typeof PictureUpload>[0]['upload'];

const sendReceipt: Upload = (file, options) => sendPicture(file, 'RECEIPT', options);

interface PaidFormProps {
  order: DepositOrder;
  /** The money was not found: without a receipt there is nothing new to look at. */
  receiptNeeded?: boolean;
  /** It follows a press: reading goes on from here. */
  followed?: boolean;
}

/** The member says that the transfer is made, with its time and, if there is one, a receipt. */
export function PaidForm({
  order: { orderNo, paidAt },
  receiptNeeded = false,
  followed = false,
}: PaidFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [time, setTime] = useState(() => localMinute(paidAt ? Date.parse(paidAt) : serverNow()));
  const [receipt, setReceipt] = useState<string>();
  const [sending, setSending] = useState(false);
  const [pressed, setPressed] = useState(false);
  const paid = usePaid(orderNo);
  const title = useFocusOnce<HTMLHeadingElement>(followed && !paid.isUnknown);

  const transferredAt = instantOf(time);
  const timeFault =
    transferredAt === undefined
      ? t('deposit.pay.timeMissing')
      : Date.parse(transferredAt) > serverNow() && t('deposit.pay.timeAhead');
  const receiptMissing = receiptNeeded && receipt === undefined;
  const refusal = paid.error ? errorText(paid.error) : undefined;
  const failure = pressed && receiptMissing && !sending ? t('deposit.pay.receiptMissing') : refusal;
  const words = receiptNeeded
    ? {
        title: t('deposit.pay.receiptTitle'),
        hint: t('deposit.pay.receiptHint'),
        send: t('deposit.notFound.send'),
      }
    : {
        title: t('deposit.pay.afterwards'),
        hint: t('deposit.pay.receiptOptional'),
        send: t('deposit.pay.paid'),
      };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (timeFault || receiptMissing || transferredAt === undefined) return;
    paid.mutate({ orderNo, transferredAt, language: languageParameter(), ...(receipt && { receipt }) });
  };

  return (
    <>
      {paid.isUnknown && (
        <StillChecking
          records="deposits"
          asking={paid.isPending}
          onAsk={paid.askAgain}
          followed={paid.variables !== undefined}
        />
      )}
      {/* Out of sight and not gone: the picture of the receipt stays with it. */}
      <div hidden={paid.isUnknown}>
        <form className={styles.form} noValidate onSubmit={submit}>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {words.title}
          </h2>
          <Field
            type="datetime-local"
            label={t('deposit.pay.time')}
            icon={<Icon of={CalendarClock} size={20} />}
            value={time}
            max={localMinute(serverNow())}
            readOnly={paid.isPending}
            error={(pressed && timeFault) || undefined}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <div className={styles.group}>
            <PictureUpload
              label={t('deposit.pay.receipt')}
              hint={words.hint}
              upload={sendReceipt}
              onChange={setReceipt}
              onBusy={setSending}
            />
            <FailureNote text={failure} />
          </div>
          <Button type="submit" block loading={paid.isPending} disabled={sending}>
            {sending ? t('deposit.pay.receiptSending') : words.send}
          </Button>
        </form>
      </div>
    </>
  );
}
