import { FOR } from '@site/contracts/federation/firstView';
import { Fragment, type ReactNode } from 'react';

/** What is for some visitors alone: the document's first script knows who is there. */
export function For({ words, children }: { words: readonly string[]; children: ReactNode }) {
  return words.length > 0 && <div data-for={words.join(' ')}>{children}</div>;
}

/** What guests and members have in different ways. */
export function ForEach({ children }: { children: (signedIn: boolean) => ReactNode }) {
  return [false, true].map((signedIn) => <Fragment key={String(signedIn)}>{children(signedIn)}</Fragment>);
}

/** The word of who is signed in, or of who is not. */
export const whose = (signedIn: boolean): string => (signedIn ? FOR.member : FOR.guest);
