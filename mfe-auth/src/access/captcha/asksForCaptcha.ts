import type { ApiError } from '@site/api';

/** Whether a refused call wants a captcha with the next try, or one other than it got. */
export function asksForCaptcha({ code, value }: ApiError): boolean {
  return code === 'captcha.required' || code === 'captcha.wrong' || isAsked(value);
}

const isAsked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
