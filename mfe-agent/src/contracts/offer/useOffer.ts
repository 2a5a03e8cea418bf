import { type ApiError, useApiMutation } from '@site/api';
import {
  type Contract,
  type ContractKind,
  offerDividend,
  offerSalary,
  RefusedTerms,
} from '@site/contracts/areas/agentContracts';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { refreshContracts, showOffered } from '../cache';
import { isSalary } from '../kinds';
import { useIsSelf } from '../useSelf';
import { readTerms, type TermField } from './terms';
import type { DraftTerms } from './useDraftTerms';

/** What is wrong with an offer, and where. */
export interface OfferFault {
  readonly text: string;
  /** Of the step, counted from 0; `account` for the downline. Left out where it is of the whole. */
  readonly at?: number | 'account';
  /** The one field that is meant; all of the step without it. */
  readonly field?: TermField;
}

/** Sends an offer. What was typed stays, whatever comes of it. */
export function useOffer(kind: ContractKind, { drafts }: DraftTerms, onDone: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const isSelf = useIsSelf();
  const [fault, setFault] = useState<OfferFault>();

  const faultOf = (error: ApiError): OfferFault => {
    if (error.code === 'downline.unknown') return { text: errorText(error), at: 'account' };
    const step = error.code === 'contract.terms.invalid' && RefusedTerms.safeParse(error.value).data?.step;
    if (!step || step > drafts.length) return { text: errorText(error) };
    const text =
      step === 1
        ? t('contracts.offer.refused.first')
        : t('contracts.offer.refused.step', { step, before: step - 1 });
    return { text, at: step - 1 };
  };

  const whatFollows = {
    silent: true,
    onSuccess(contract: Contract) {
      // Whoever has signed in meanwhile is told nothing of it.
      if (!isSelf(contract.from)) return;
      showOffered(contract);
      toast.success(t('contracts.offer.sent'));
      onDone();
    },
    onError: (error: ApiError) => setFault(faultOf(error)),
    onSettled: () => refreshContracts(),
  };
  const salary = useApiMutation(offerSalary, whatFollows);
  const dividend = useApiMutation(offerDividend, whatFollows);

  return {
    fault,
    isPending: salary.isPending || dividend.isPending,
    /** Once something is changed, nothing is said of what it was before. */
    forget: () => setFault(undefined),
    send(account: string | undefined) {
      if (account === undefined) return setFault({ text: t('contracts.offer.nobody'), at: 'account' });
      const read = readTerms(drafts);
      if ('fault' in read) {
        const { step, field } = read.fault;
        return setFault({
          text: t(`contracts.offer.unreadable.${field}`, { step: step + 1 }),
          at: step,
          field,
        });
      }
      setFault(undefined);
      const { terms } = read;
      if (isSalary(kind)) salary.mutate({ account, kind, terms });
      else dividend.mutate({ account, terms });
    },
  };
}
