import { isUnknownOutcome, serverNow, useApiMutation } from '@site/api';
import { createAffiliateUrl, type RebateQuota } from '@site/contracts/areas/agentAccounts';
import type { Rebate } from '@site/contracts/areas/rebates';
import { dayNumber } from '@site/contracts/values/days';
import { formatDay, useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useRef, useState } from 'react';
import type { RatesByCategory } from '../../rates/rate';
import { useRates } from '../../rates/useRates';
import { useTexts } from '../../useTexts';
import { KINDS, type Kind } from '../kinds';
import { refreshLinks, refreshOffer } from '../queries';
import { type Ends, expiryOf } from './ends';

interface LinkForm {
  readonly kind: Kind;
  readonly channel: string;
  readonly ends: Ends;
  readonly day: string;
  readonly moved: RatesByCategory;
}

const EMPTY: LinkForm = { kind: 'member', channel: '', ends: 'never', day: '', moved: {} };

/**
 * The form of a new link. What is filled in stays until one is made, or the sheet is closed.
 *
 * @param onMade The list has one more.
 */
export function useNewLink(
  known: { readonly rebates: readonly Rebate[]; readonly quotas: readonly RebateQuota[] | undefined },
  onMade: () => void,
) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const day = useRef<HTMLInputElement>(null);
  const today = formatDay(serverNow());
  const change = (part: Partial<LinkForm>) => setForm((now) => ({ ...now, ...part }));
  const rates = useRates(known, form.moved, (moved) => change({ moved }));
  const missesDay = form.ends === 'day' && !(dayNumber(form.day) >= dayNumber(today));

  const press = useApiMutation(createAffiliateUrl, {
    silent: true,
    onSuccess: () => {
      toast.success(t('accounts.link.created'));
      refreshLinks();
      onMade();
    },
    onError: (error) => {
      // There may be one more now, or there are too many already.
      refreshLinks();
      if (rates.refused(error)) return refreshOffer();
      setFailure(isUnknownOutcome(error) ? t('accounts.link.unknown') : errorText(error));
    },
  });

  return {
    form,
    change,
    rates,
    today,
    day,
    dayFault: tried && missesDay ? t('accounts.link.dayFault') : undefined,
    /** Why it was not made, where that is about none of the fields. */
    failure,
    isPending: press.isPending,
    submit() {
      // Made already: the sheet is only closing.
      if (press.isPending || press.isSuccess) return;
      setTried(true);
      setFailure(undefined);
      if (missesDay) return day.current?.focus();
      if (rates.faults.size > 0) {
        rates.stop();
        return refreshOffer();
      }
      const channel = form.channel.trim();
      const expiresAt = expiryOf(form.ends, today, form.day);
      press.mutate({
        type: KINDS[form.kind],
        rebates: [...rates.rates],
        ...(channel !== '' && { channel }),
        ...(expiresAt !== undefined && { expiresAt }),
      });
    },
  };
}
