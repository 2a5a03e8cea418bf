import { hasCode, serverNow } from '@site/api';
import { useState } from 'react';
import { useCareSettings, useLimits } from '../../../care/parts/queries';
import type { OrderPress } from '../start/usePlaceOrder';

/**
 * Whether a member is asked for a deposit limit before anything else (PL-011): who has none and has not said lately that
 * they want none, and whoever the platform has refused an order for it. Where it could not be found out nobody is asked;
 * the platform holds to it all the same.
 */
export function useLimitQuestion(order: OrderPress) {
  const settings = useCareSettings();
  const limits = useLimits();
  const offer = settings.data?.limits.find(({ kind }) => kind === 'DEPOSIT');
  const own = limits.data?.list.filter(({ source, value }) => source === 'MEMBER' && value !== undefined);
  const isRequired = settings.data?.limitRequired ?? false;
  const askAgainAt = limits.data?.askAgainAt;
  const hasAnswered = askAgainAt !== undefined && Date.parse(askAgainAt) > serverNow();
  const lacksOne = isRequired
    ? own?.every(({ kind }) => kind !== 'DEPOSIT')
    : own?.length === 0 && !hasAnswered;
  // Not `isPending`: what failed is pending again whenever a part of the form asks for it too.
  const isKnown = settings.isFetched && limits.isFetched;
  // A form that is being filled in is taken away by nothing but a refusal.
  const [isFree, setFree] = useState(false);
  if (isKnown && !lacksOne && !isFree) setFree(true);
  const isRefused = hasCode(order.error, 'deposit.limit.required');
  return {
    isKnown,
    /** What the merchant offers to choose from; only where the member is to be asked. */
    offer: isRefused || (lacksOne && !isFree) ? offer : undefined,
    /** There is no deposit without one. */
    isRequired: isRequired || isRefused,
    /** The question follows a press of the member's. */
    isRefused,
    coolingHours: settings.data?.coolingHours ?? 0,
    /** What was refused for want of a limit is not refused any more. */
    onAnswered: () => {
      if (isRefused) order.reset();
    },
  };
}

export type LimitQuestionState = ReturnType<typeof useLimitQuestion>;
