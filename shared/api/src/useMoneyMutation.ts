import type { Endpoint, RequestOf, ValueOf } from '@site/contracts/http/endpoint';
import { type SessionInfo, useSession } from '@site/session';
import { useMutation } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import type { ApiError } from './apiError';
import { call } from './call';
import { moneyMoved } from './moneyMoved';
import {
  changePress,
  dropPress,
  openPress,
  type Press,
  pressOf,
  settlePress,
  subscribePresses,
} from './presses';
import { isUnknownOutcome } from './pressOutcome';
import type { MutationExtra } from './queries';

/** Several calls of which a form makes one: a way to pay each. They share one press. */
export interface OneOfCalls<E extends Endpoint> {
  readonly calls: readonly [E, ...E[]];
  /** Which of them a request is for. */
  readonly callFor: (request: RequestOf<E>) => E;
}

type MoneyExtra<E extends Endpoint, Context> = Omit<
  MutationExtra<E, Context>,
  'silent' | 'idempotencyKey'
> & {
  /** What the call is about, where the same account makes it for several things: the number of an order. */
  readonly about?: string;
};

/**
 * A call that moves money, in a component. One press is one key: it is kept while no answer says what became of
 * it, so that asking again moves nothing twice, and dropped with the answer. A press without an answer outlives
 * the component and a reload of the page: whichever component makes the same call for the same account next finds
 * it, with `isUnknown`. A success makes balances and records follow, in every tab (`moneyMoved`). No general
 * notice of failures: the caller shows `error`.
 */
export function useMoneyMutation<E extends Endpoint, Context = unknown>(
  which: E | OneOfCalls<E>,
  { about = '', headers, onSuccess, onSettled, ...options }: MoneyExtra<E, Context> = {},
) {
  const { calls, callFor } = 'calls' in which ? which : { calls: [which] as const, callFor: () => which };
  const slot = [useSession(ownerOf), calls[0].path, about].join(' ');
  const press = useSyncExternalStore(subscribePresses, () => pressOf(slot));
  const requestOf = ({ path, request }: Press) =>
    calls.find((each) => each.path === path)?.request.safeParse(request).success
      ? (request as RequestOf<E>)
      : undefined;
  const open = (request: RequestOf<E>) => {
    const opened = openPress(slot, callFor(request), request);
    return { ...opened, endpoint: calls.find(({ path }) => path === opened.path) ?? callFor(request) };
  };

  /** By then this component may be another account's. */
  const sent = useRef<{ readonly slot: string; readonly key: string }>(undefined);

  const mutation = useMutation<ValueOf<E>, ApiError, RequestOf<E>, Context>({
    ...options,
    meta: { silent: true },
    mutationFn: async (request) => {
      const { key, endpoint, isUnknown } = open(request);
      sent.current = { slot, key };
      try {
        const value = await call(endpoint, request, {
          silent: true,
          idempotencyKey: key,
          ...(headers && { headers }),
        });
        changePress(slot, key, { isAnswered: true });
        return value;
      } catch (error) {
        const lost = isUnknownOutcome(error, isUnknown);
        changePress(slot, key, lost ? { isUnknown: true } : { isAnswered: true });
        throw error;
      }
    },
    onSuccess: (...answer) => {
      moneyMoved();
      return onSuccess?.(...answer);
    },
    onSettled: (...outcome) => {
      // Until here the button stays busy, so that nothing is pressed while the page is being left.
      if (sent.current) settlePress(sent.current.slot, sent.current.key);
      return onSettled?.(...outcome);
    },
  });
  const { mutateAsync } = mutation;
  const mutate: typeof mutation.mutate = (...pressed) => {
    // Also while another component's press is on its way: it is the same one, seen from elsewhere.
    if (pressOf(slot)?.isSending) return;
    open(pressed[0] as RequestOf<E>);
    mutateAsync(...pressed).catch(() => undefined);
  };
  const isUnknown = press?.isUnknown ?? false;
  const again = press && requestOf(press);

  return {
    ...mutation,
    mutate,
    /** Also of a press that was made before this component came. */
    isPending: mutation.isPending || (press?.isSending ?? false),
    /** Why it was refused; `null` as long as nobody knows whether it was. */
    error: isUnknown || isUnknownOutcome(mutation.error) ? null : mutation.error,
    /** No answer came: it may have been done. Stays while it is asked again. */
    isUnknown,
    /**
     * The press without an answer: how much, since when, and what was asked. A reload, or the end of the session, has
     * lost its secrets: then `request` is gone, and `rest` is what is left of it. Completed by `mutate` with secrets
     * typed anew it goes under the same key.
     */
    unsettled:
      press && isUnknown
        ? { amount: press.amount, since: press.since, request: again, rest: press.request }
        : undefined,
    /** Sends the press without an answer once more, under its key. */
    askAgain: () => {
      const lost = pressOf(slot);
      const request = lost?.isUnknown ? requestOf(lost) : undefined;
      if (request !== undefined) mutate(request);
    },
    /** Leaves it at that, or has learnt elsewhere what became of it; the next press has a key of its own. */
    reset: () => {
      dropPress(slot);
      mutation.reset();
    },
  };
}

const ownerOf = (session: SessionInfo | null) =>
  session ? `${session.merchantCode}/${session.userName}` : '';
