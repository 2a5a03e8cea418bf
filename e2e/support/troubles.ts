import type { Page } from '@playwright/test';

/** Messages of the browser's console that mean that the page is not as it should be. */
const TROUBLE =
  /Content Security Policy|Trusted ?Types?|TrustedHTML|TrustedScript|Integrity|Uncaught|Hydration|Warning:/i;

/** What goes wrong in a page from here on although nobody asked for it: what is thrown, and each break of the policy. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (TROUBLE.test(message.text())) troubles.push(`console: ${message.text()}`);
  });
  return troubles;
}
