import * as z from 'zod/mini';

/*
 * Calls that are asked for while the scripts of a page are still on their way. A remote declares those of its
 * modules in its build, the host its own; the composed document carries them as data, and a small script of
 * the host sends them. Whoever makes the same call later takes the answer that is waiting. A declaration
 * that is wrong costs one call that nobody takes; nothing depends on it.
 */

/** What a value of a query may stand for until the document is opened: the merchant's code, the language. */
export const FIRST_CALL_PLACEHOLDERS = { merchant: '{merchant}', language: '{language}' } as const;

export const FirstCall = z.object({
  /** Of a GET call of this contract. */
  path: z.string().check(z.regex(/^\/(wps|lgw|lotto)\/[A-Za-z0-9_/]+$/)),
  module: z.string(),
  query: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Sent for those who are signed in only. */
  session: z.optional(z.boolean()),
  /** Where in the value the address of the picture is that the page is waited for: it is fetched as well. */
  picture: z.optional(z.array(z.union([z.string(), z.number()]))),
});
export type FirstCall = z.infer<typeof FirstCall>;

export const FirstCalls = z.array(FirstCall).check(z.maxLength(20));

/** An answer that was asked for early, as it waits in the page. */
export interface WaitingAnswer {
  /** The request headers that decide what is answered. A call with others does not take it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }>;
}

/** Under this name the page keeps the waiting answers, by path and sorted query. */
export const WAITING_ANSWERS = 'siteFirstAnswers';

declare global {
  interface Window {
    siteFirstAnswers?: Record<string, WaitingAnswer>;
  }
}
