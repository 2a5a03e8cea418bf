import { heldSecret, holdSecret } from '@site/session';

/*
 * The password that somebody has just logged in with, so that a new one can be set without typing it again
 * (decision 28).
 */
const NAME = 'loginPassword';

/** Until the session ends. After `signIn`: another account's login drops what is held. */
export const holdPassword = (password: string): void => holdSecret(NAME, password);

export const heldPassword = (): string | undefined => heldSecret(NAME);

export const dropHeldPassword = (): void => holdSecret(NAME, '');
