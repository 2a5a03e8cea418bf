import type { Page } from '@playwright/test';

/**
 * Gives the page's browser an authenticator of its own, as a phone with a fingerprint has one.
 *
 * @param autofill Whether fields offer passkeys. There is no list to choose from here: the authenticator answers
 *   as soon as it is touched.
 */
export async function addAuthenticator(page: Page, { autofill = false } = {}) {
  if (!autofill)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const present = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    /** Somebody puts a finger on it while this runs. */
    async touch(work: () => Promise<void>): Promise<void> {
      await present(true);
      await work();
      await present(false);
    },
    /** Its user is, or is not, the one it knows. */
    knowsUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
