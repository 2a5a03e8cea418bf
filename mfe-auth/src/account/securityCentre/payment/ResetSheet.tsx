import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { toastDuration } from '@site/ui/Toast';
import { useId } from 'react';
import { momentText } from '../../../cashier/parts/momentText';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { usePartAddress } from '../parts';
import { NoticeSheet } from '../sheet/NoticeSheet';
import { SheetActions } from '../sheet/SheetActions';
import { useSaved } from '../useSaved';
import { AnswersForm } from './AnswersForm';
import { CodeForm } from './CodeForm';
import { NewPinQuestion } from './NewPinQuestion';
import { useReset } from './useReset';
import { WayForm } from './WayForm';

/** A forgotten payment password: first who it is, by one of three ways, then new digits. Withdrawals rest after it. */
export default function ResetSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const form = useId();
  const partAddress = usePartAddress();
  const saved = useSaved(onClose);
  const { step, way, fault, sending, newPin, choose, give } = useReset((restingUntil) => {
    if (restingUntil === undefined) saved(t('security.reset.saved'), {});
    else
      saved(
        t('security.reset.savedUntil', { when: momentText(restingUntil) }),
        { restingUntil },
        { duration: toastDuration.long },
      );
  });

  if (!overview.hasPaymentPassword) {
    return (
      <NoticeSheet
        open={open}
        onClose={onClose}
        title={t('security.reset.title')}
        action={
          <Button render={<Link to={partAddress('payment')} replace />}>
            {t('security.payment.choose')}
          </Button>
        }
      >
        {t('security.reset.noneYet')}
      </NoticeSheet>
    );
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={step === 'pin' ? newPin.question.title : t('security.reset.title')}
      footer={
        step === 'pin' ? undefined : (
          <SheetActions form={form} onCancel={onClose} label={t('security.reset.next')} sending={sending} />
        )
      }
    >
      {step === 'way' && <WayForm form={form} overview={overview} onChoose={choose} />}
      {step === 'proof' &&
        (way === 'questions' ? (
          <AnswersForm form={form} fault={fault} onGive={give} />
        ) : (
          <CodeForm form={form} fault={fault} by={way ?? 'email'} overview={overview} onGive={give} />
        ))}
      {step === 'pin' && <NewPinQuestion newPin={newPin} sending={sending} />}
    </Sheet>
  );
}
