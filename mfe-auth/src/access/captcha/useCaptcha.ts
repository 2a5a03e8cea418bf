import { useApiQuery } from '@site/api';
import { captcha } from '@site/contracts/areas/account';

/** The captcha's picture; each fetch makes a new one and ends the last. Idle until it is asked for. */
export function useCaptcha(asked: boolean) {
  return useApiQuery(
    captcha,
    {},
    { enabled: asked, silent: true, retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
}

export type Captcha = ReturnType<typeof useCaptcha>;
