import { useMoneyMutation } from '@site/api';
import type { Endpoint, RequestOf } from '@site/contracts/http/endpoint';

/** Of the right form, to ask whether a request lacks nothing else. */
const ANY_PASSWORD = '000000';

interface PayOptions {
  /** An answer came, or none. */
  readonly onSettled?: () => void;
}

/** A call that pays with the payment password. A press whose answer is lost keeps its key, also over a reload. */
export function usePayPress<E extends Endpoint>(endpoint: E, { onSettled }: PayOptions = {}) {
  const press = useMoneyMutation(endpoint, { ...(onSettled && { onSettled: () => onSettled() }) });
  const { unsettled, mutate } = press;
  const withPassword = (paymentPassword: string) => {
    const rest = typeof unsettled?.rest === 'object' ? unsettled.rest : {};
    const whole = endpoint.request.safeParse({ ...rest, paymentPassword });
    return whole.success ? (whole.data as RequestOf<E>) : undefined;
  };
  return {
    ...press,
    /** Sends what a reload has left of a lost press, with its password typed anew; none where too little is left. */
    complete:
      withPassword(ANY_PASSWORD) &&
      ((paymentPassword: string) => {
        const request = withPassword(paymentPassword);
        if (request) mutate(request);
      }),
  };
}
