import { type ApiError, serverNow, useApiMutation } from '@site/api';
import type { ownEmailCode, ownSmsCode } from '@site/contracts/areas/security';
import type { smsCode } from '@site/contracts/areas/verification';
import { ExpirationTime } from '@site/contracts/values/values';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useCountdown } from './useCountdown';

/** Until the platform has said when the next code may be sent, in ms. */
const DEFAULT_WAIT_MS = 60_000;

/** The server's clock is known by the second, cut off: without its own part of a second, 60 s are not 61. */
const wholeSecond = (time: number): number => time - (time % 1_000);

const TooSoon = z.object({ expirationTime: ExpirationTime });

/** The calls that send a code. */
export type CodeCall = typeof smsCode | typeof ownSmsCode | typeof ownEmailCode;

interface SendCodeOptions {
  readonly onSending: () => void;
  readonly onSent: () => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Sends a code, and counts from the press until the next may be sent (AU-033). */
export function useSendCode<E extends CodeCall>(
  endpoint: E,
  { onSending, onSent, onRefused }: SendCodeOptions,
) {
  const [end, setEnd] = useState<number>();
  const seconds = useCountdown(end);
  const { mutate } = useApiMutation(endpoint, {
    silent: true,
    onMutate: () => {
      setEnd(serverNow() + DEFAULT_WAIT_MS);
      onSending();
    },
    onSuccess: ({ expirationTime }) => {
      setEnd(wholeSecond(expirationTime));
      onSent();
    },
    onError: (error) => {
      const wait = error.code === 'verification.too.soon' ? z.safeParse(TooSoon, error.value) : undefined;
      setEnd(wait?.success ? wholeSecond(wait.data.expirationTime) : undefined);
      onRefused(error);
    },
  });
  return { send: mutate, seconds };
}
