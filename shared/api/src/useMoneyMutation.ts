import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';
import { useRef, useState } from 'react';
import { hasCode } from './apiError';
import { moneyMoved } from './moneyMoved';
import { type MutationExtra, useApiMutation } from './queries';

/** After these nobody knows whether the platform has done what it was asked: no answer came, or none to be read. */
const UNKNOWN_OUTCOME = [
  'client.offline',
  'client.timeout',
  'client.load.failed',
  'client.response.malformed',
  'idempotency.in.progress',
] as const;

/** Whether a call that moves money failed without saying what became of it: then it is never shown as failed. */
export function isUnknownOutcome(error: unknown): boolean {
  return hasCode(error, ...UNKNOWN_OUTCOME);
}

/** A request under the key that it is sent with, however often (docs/calls.md, "Idempotency"). */
interface Press<E extends Endpoint> {
  readonly request: RequestOf<E>;
  readonly key: string;
}

/**
 * A call that moves money, in a component. One press is one key: it is kept while no answer says what became of
 * it, so that asking again moves nothing twice, and dropped with the answer. A success makes balances and
 * records follow, in every tab (`moneyMoved`). No general notice of failures: the caller shows `error`.
 */
export function useMoneyMutation<E extends Endpoint, Context = unknown>(
  endpoint: E,
  { onSuccess, onSettled, ...options }: Omit<MutationExtra<E, Context>, 'silent' | 'idempotencyKey'> = {},
) {
  const press = useRef<Press<E>>(undefined);
  const [isUnknown, setUnknown] = useState(false);
  const mutation = useApiMutation<E, Context>(endpoint, {
    ...options,
    silent: true,
    idempotencyKey: (request) => {
      if (!press.current || !isSame(press.current.request, request))
        press.current = { request, key: crypto.randomUUID() };
      return press.current.key;
    },
    onSuccess: (...answer) => {
      moneyMoved();
      return onSuccess?.(...answer);
    },
    onSettled: (...[value, error, ...rest]) => {
      const unknown = isUnknownOutcome(error);
      if (!unknown) press.current = undefined;
      setUnknown(unknown);
      return onSettled?.(value, error, ...rest);
    },
  });
  const { mutate } = mutation;

  return {
    ...mutation,
    /** Why it was refused; `null` as long as nobody knows whether it was. */
    error: isUnknown ? null : mutation.error,
    /** No answer came: it may have been done. Stays while it is asked again. */
    isUnknown,
    /** Sends the press without an answer once more, under its key. */
    askAgain: () => {
      if (press.current) mutate(press.current.request);
    },
    /** Leaves it at that; the next press has a key of its own. */
    reset: () => {
      press.current = undefined;
      setUnknown(false);
      mutation.reset();
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
