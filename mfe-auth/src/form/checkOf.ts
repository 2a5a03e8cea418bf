import * as z from 'zod/mini';

/** A check of one text by a function that answers the code of what is wrong. Checks of the whole form still run. */
export function checkOf(faultOf: (text: string) => string | undefined) {
  return z.check<string>(({ value, issues }) => {
    const message = faultOf(value);
    if (message) issues.push({ code: 'custom', input: value, message, continue: true });
  });
}
