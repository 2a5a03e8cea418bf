/** Leaves the site for another page, in the same tab. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
