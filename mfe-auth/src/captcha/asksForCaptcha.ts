import type { ApiError } from '@site/api';
import * as z from 'zod/mini';

const Asked = z.object({ captcha: z.literal(true) });

/** Whether a refused call wants a captcha with the next try, or one other than it got. */
export function asksForCaptcha({ code, value }: ApiError): boolean {
  return code === 'captcha.required' || code === 'captcha.wrong' || z.safeParse(Asked, value).success;
}
