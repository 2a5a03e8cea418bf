import { useState } from 'react';
import { useTexts } from '../../../useTexts';

/**
 * Six digits that are chosen, and entered again so that a slip of the finger locks nobody out.
 *
 * @param onChosen Called when both were the same.
 */
export function useNewPin(onChosen: (pin: string) => void) {
  const { t } = useTexts();
  const [first, setFirst] = useState<string>();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(0);
  const again = first !== undefined;

  const ask = (chosen: string | undefined, why: string | undefined) => {
    setFirst(chosen);
    setError(why);
    setAsked(asked + 1);
  };
  const enter = (pin: string) => {
    if (!again) ask(pin, undefined);
    else if (pin === first) onChosen(pin);
    else ask(first, t('security.payment.differs'));
  };
  return {
    question: {
      /** Another one for each time that is asked, so that each has an empty pad. */
      key: `new-${asked}`,
      title: again ? t('security.payment.again') : t('security.payment.choose'),
      lead: again ? t('security.payment.againLead') : t('security.payment.chooseLead'),
      error,
    },
    enter,
    /** The second time did not go well: the digits may be chosen anew. */
    canRestart: again && error !== undefined,
    /** Asks for other digits. */
    restart: (why?: string) => ask(undefined, why),
    /** Asks for the same digits once more: it was no fault of theirs. */
    retry: (why: string) => ask(first, why),
  };
}
