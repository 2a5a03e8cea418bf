import { useApiMutation } from '@site/api';
import { resetPaymentPassword } from '@site/contracts/areas/security';
import { fieldErrorText, useErrorText } from '@site/i18n';
import { useState } from 'react';
import { useTexts } from '../../../useTexts';
import { newPinFault } from './newPinFault';
import { type Proof, proofFault, type ResetWay } from './proof';
import { useNewPin } from './useNewPin';

/** Which of its questions a reset asks now, and what is known already. */
interface Reset {
  readonly step: 'way' | 'proof' | 'pin';
  readonly way?: ResetWay;
  readonly proof?: Proof;
  /** What was wrong with the proof, in words. */
  readonly fault?: string;
  /** Digits that were entered twice: they are not asked for again because a code was wrong. */
  readonly pin?: string;
}

/** A reset step by step; everything goes to the platform together, at its end. */
export function useReset(onReset: (restingUntil: string | undefined) => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [reset, set] = useState<Reset>({ step: 'way' });
  const { mutate, isPending } = useApiMutation(resetPaymentPassword, {
    silent: true,
    onSuccess: ({ restingUntil }) => onReset(restingUntil),
    onError: (error) => {
      const proofCodes = proofFault(error);
      const pinFault = newPinFault(t, error);
      if (proofCodes) set((now) => ({ ...now, step: 'proof', fault: fieldErrorText(t, proofCodes) }));
      else {
        set(({ pin: _, ...now }) => ({ ...now, step: 'pin' }));
        if (pinFault === undefined) newPin.retry(errorText(error));
        else newPin.restart(pinFault);
      }
    },
  });
  const send = (proof: Proof | undefined, pin: string) =>
    mutate({ ...proof, newPaymentPassword: pin, confirmNewPaymentPassword: pin });
  const newPin = useNewPin((pin) => {
    set({ ...reset, pin });
    send(reset.proof, pin);
  });

  return {
    ...reset,
    sending: isPending,
    newPin,
    choose: (way: ResetWay) => set({ step: 'proof', way }),
    give: (proof: Proof) => {
      const { fault: _, ...known } = reset;
      set({ ...known, proof, step: known.pin === undefined ? 'pin' : 'proof' });
      if (known.pin !== undefined) send(proof, known.pin);
    },
  };
}
