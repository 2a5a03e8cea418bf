import { FIREBASE_PROVIDERS, type FirebaseProject } from '@site/contracts/areas/firebase';
import type { SocialChannel } from '@site/contracts/areas/identities';
import { FirebaseError } from 'firebase/app';
import {
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { openAuth } from './firebaseApp';

/** `closed`: by the person, or by another try. `otherWay`: the e-mail address belongs to another way to sign in. */
export type SocialRefusal = 'closed' | 'blocked' | 'offline' | 'otherWay' | 'failed';

export type SocialAnswer = { readonly idToken: string } | { readonly refused: SocialRefusal };

export interface SocialAuth {
  /** Opens the provider's pop-up. To be called from a press, or browsers block it. Never throws. */
  signIn(channel: SocialChannel, language: string): Promise<SocialAnswer>;
}

const REFUSALS: Readonly<Record<string, SocialRefusal>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/network-request-failed': 'offline',
  'auth/account-exists-with-different-credential': 'otherWay',
};

const PROVIDERS: Readonly<Record<SocialChannel, () => AuthProvider>> = {
  facebook: () => new FacebookAuthProvider(),
  line: () => new OAuthProvider(FIREBASE_PROVIDERS.line),
  google: () => new GoogleAuthProvider(),
};

function refusalOf(error: unknown): SocialRefusal {
  if (!(error instanceof FirebaseError)) return 'failed';
  // A script of Google's that does not load comes as an internal error, with the script's own event.
  if (error.customData instanceof Event) return 'offline';
  return REFUSALS[error.code] ?? 'failed';
}

/** Ready once Firebase is: its pop-ups need what it loads before. */
export async function openSocialAuth(project: FirebaseProject): Promise<SocialAuth> {
  const auth = openAuth(project, 'social', browserPopupRedirectResolver);
  await auth.authStateReady();
  return {
    async signIn(channel, language) {
      auth.languageCode = language;
      try {
        const { user } = await signInWithPopup(auth, PROVIDERS[channel]());
        const idToken = await user.getIdToken();
        await signOut(auth);
        return { idToken };
      } catch (error) {
        return { refused: refusalOf(error) };
      }
    },
  };
}
