import { type AnyErrorCode, ApiError } from '@site/api';
import type { FirebaseProject } from '@site/contracts/areas/firebase';
import { FirebaseError } from 'firebase/app';
import { type ConfirmationResult, RecaptchaVerifier, signInWithPhoneNumber, signOut } from 'firebase/auth';
import { openAuth } from './firebaseApp';

/** Codes by SMS that Firebase sends and checks. Numbers are international (E.164). */
export interface PhoneAuth {
  /** Sends a code. Rejects with whatever Firebase did not like. */
  send(number: string, language: string): Promise<void>;
  /**
   * The identity token of whoever typed the right code; the same one for the same code again, because Firebase
   * takes a code once.
   *
   * @throws ApiError verification.code.wrong, verification.code.expired, firebase.token.invalid,
   *   client.load.failed.
   */
  prove(number: string, code: string): Promise<string>;
}

interface SentCode {
  readonly number: string;
  readonly confirmation: ConfirmationResult;
  proven?: { readonly code: string; readonly idToken: string };
}

const FAULTS: Readonly<Record<string, AnyErrorCode>> = {
  'auth/invalid-verification-code': 'verification.code.wrong',
  'auth/missing-code': 'verification.code.wrong',
  'auth/code-expired': 'verification.code.expired',
  'auth/network-request-failed': 'client.load.failed',
};

const faultOf = (error: unknown): ApiError => {
  const code = error instanceof FirebaseError ? FAULTS[error.code] : undefined;
  return new ApiError({ code: code ?? 'firebase.token.invalid', cause: error });
};

/** @param project Of a merchant whose codes Firebase sends. */
export function openPhoneAuth(project: FirebaseProject): PhoneAuth {
  const auth = openAuth(project, 'phone');
  let sent: SentCode | undefined;
  return {
    async send(number, language) {
      auth.languageCode = language;
      // reCAPTCHA shows nothing here unless it doubts that a person sends the code.
      const place = document.body.appendChild(document.createElement('div'));
      const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        sent = { number, confirmation: await signInWithPhoneNumber(auth, number, verifier) };
      } finally {
        verifier.clear();
        place.remove();
      }
    },
    async prove(number, code) {
      // No code of this page can be right for a number that none was sent to.
      if (sent?.number !== number) throw new ApiError({ code: 'verification.code.wrong' });
      if (sent.proven?.code === code) return sent.proven.idToken;
      const current = sent;
      try {
        const { user } = await current.confirmation.confirm(code);
        const idToken = await user.getIdToken();
        current.proven = { code, idToken };
        await signOut(auth);
        return idToken;
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}
