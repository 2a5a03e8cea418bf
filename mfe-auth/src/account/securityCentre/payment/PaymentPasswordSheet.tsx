import { call } from '@site/api';
import { setPaymentPassword } from '@site/contracts/areas/security';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useState } from 'react';
import { useAction } from '../../../access/passkeys/useAction';
import { useTexts } from '../../../useTexts';
import { IdentitySheet } from '../../identity/IdentitySheet';
import { useIdentity } from '../../identity/useIdentity';
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

/**
 * Sets the payment password, or changes it by the old one. The platform checks both with the last digit, and may want to
 * know who it is before the first one: the digits wait for that, and are not asked for again.
 */
export default function PaymentPasswordSheet({ open, onClose, overview }: SheetPartProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const partAddress = usePartAddress();
  const saved = useSaved(onClose);
  const [old, setOld] = useState<Old>({ asked: overview.hasPaymentPassword });
  const { whenConfirmed, asking, answer } = useIdentity();
  const { run, pending } = useAction((error) => {
    // The question who it is was closed without an answer: the sheet stays as it was.
    if (error.code === 'auth.confirm.required') return;
    const fault = newPinFault(t, error);
    if (fault !== undefined) newPin.restart(fault);
    else if (error.fields.oldPaymentPassword || error.code === 'payment.password.wrong') {
      // It may have been set elsewhere since the sheet opened: then nobody has asked for it yet.
      setOld({ asked: true, ...(old.asked && { error: errorText(error) }) });
      newPin.restart();
    } else newPin.retry(errorText(error));
  });
  const send = async (pin: string) => {
    const typed = {
      ...(old.pin && { oldPaymentPassword: old.pin }),
      newPaymentPassword: pin,
      confirmNewPaymentPassword: pin,
    };
    await whenConfirmed(() => call(setPaymentPassword, typed, { silent: true }));
    saved(t('security.payment.saved'), { hasPaymentPassword: true });
  };
  const newPin = useNewPin((pin) => void run(() => send(pin)));
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
        <NewPinQuestion newPin={newPin} sending={pending} />
      )}
      <IdentitySheet open={asking} hasPasskey={overview.passkeys > 0} onAnswer={answer} />
    </Sheet>
  );
}
