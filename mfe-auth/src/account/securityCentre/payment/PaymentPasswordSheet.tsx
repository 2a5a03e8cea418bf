import { useApiMutation } from '@site/api';
import { setPaymentPassword } from '@site/contracts/areas/security';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import type { SheetPartProps } from '../PartSheet';
import { usePartAddress } from '../parts';
import { useSaved } from '../useSaved';
import { NewPinQuestion } from './NewPinQuestion';
import { newPinFault } from './newPinFault';
import { PinQuestion } from './PinQuestion';
import { useNewPin } from './useNewPin';

/** What is typed of the payment password that there is: it is asked for first, and again when it was wrong. */
interface Old {
  readonly asked: boolean;
  readonly pin?: string;
  readonly error?: string;
}

/** Sets the payment password, or changes it by the old one. The platform checks both with the last digit. */
export default function PaymentPasswordSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const partAddress = usePartAddress();
  const saved = useSaved(onClose);
  const [old, setOld] = useState<Old>({ asked: overview.hasPaymentPassword });
  const { mutate, isPending } = useApiMutation(setPaymentPassword, {
    silent: true,
    onSuccess: () => saved(t('security.payment.saved'), { hasPaymentPassword: true }),
    onError: (error) => {
      const fault = newPinFault(t, error);
      if (fault !== undefined) newPin.restart(fault);
      else if (error.fields.oldPaymentPassword || error.code === 'payment.password.wrong') {
        // It may have been set elsewhere since the sheet opened: then nobody has asked for it yet.
        setOld({ asked: true, ...(old.asked && { error: errorText(error) }) });
        newPin.restart();
      } else newPin.retry(errorText(error));
    },
  });
  const newPin = useNewPin((pin) =>
    mutate({
      ...(old.pin && { oldPaymentPassword: old.pin }),
      newPaymentPassword: pin,
      confirmNewPaymentPassword: pin,
    }),
  );
  const asksOld = old.asked && old.pin === undefined;

  return (
    <Sheet open={open} onClose={onClose} title={asksOld ? t('security.payment.old') : newPin.question.title}>
      {asksOld ? (
        <PinQuestion
          key="old"
          lead={t('security.payment.oldLead')}
          error={old.error}
          onEnter={(pin) => setOld({ asked: true, pin })}
        >
          <Button variant="text" render={<Link to={partAddress('reset')} replace />}>
            {t('security.payment.forgotten')}
          </Button>
        </PinQuestion>
      ) : (
        <NewPinQuestion newPin={newPin} sending={isPending} />
      )}
    </Sheet>
  );
}
