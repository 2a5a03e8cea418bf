/**
 * Leaves the site, in the place of this page: a step back from there leads to the page before, and does not open the chat
 * anew.
 */
export function leaveFor(url: string): void {
  window.location.replace(url);
}

/** Takes back a leave that the browser has not finished. */
export function stayHere(): void {
  window.stop();
}
