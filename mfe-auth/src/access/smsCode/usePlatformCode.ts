import type { ApiError } from '@site/api';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useRef } from 'react';
import { useTexts } from '../../useTexts';
import { useBotCheck } from './useBotCheck';
import { type CodeCall, useSendCode } from './useSendCode';

/**
 * A code that the platform sends: the proof that it wants first, the sending, and what is said of both.
 *
 * @param onRefused Answers whether it has shown why no code was sent.
 */
export function usePlatformCode<E extends CodeCall>(endpoint: E, onRefused: (error: ApiError) => boolean) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const check = useBotCheck();
  const notice = useRef<number>(undefined);
  const { send, seconds } = useSendCode(endpoint, {
    onSending: () => {
      notice.current = toast.loading(t('sms.sending'));
    },
    onSent: () => {
      check.reset();
      toast.success(t('sms.sent'));
    },
    onRefused: (error) => {
      // The proof may be used up, whatever else was wrong.
      check.reset();
      toast.dismiss(notice.current);
      if (!onRefused(error)) toast.error(errorText(error));
    },
  });
  return {
    check,
    seconds,
    send: (request: Omit<RequestOf<E>, 'altcha'>) => {
      const altcha = check.proof.current;
      if (altcha === undefined) toast.error(t('sms.tickFirst'));
      else send({ ...request, altcha } as RequestOf<E>);
    },
  };
}
