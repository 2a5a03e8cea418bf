import type { FirebaseProject } from '@site/contracts/areas/firebase';
import { initializeApp } from 'firebase/app';
import type { browserPopupRedirectResolver } from 'firebase/auth';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';

/**
 * Firebase Auth of a merchant's project, which keeps nobody signed in: what it says of somebody is handed to
 * the platform at once, and the session is the platform's.
 *
 * @param name Each purpose has an instance of its own: codes by SMS must not wait for what pop-ups load.
 */
export function openAuth(
  { apiKey, authDomain, projectId, appId, emulator }: FirebaseProject,
  name: string,
  popupRedirectResolver?: typeof browserPopupRedirectResolver,
): Auth {
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId !== undefined && { appId }) }, name);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    ...(popupRedirectResolver && { popupRedirectResolver }),
  });
  // It would cover the page's foot with a warning.
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
}
