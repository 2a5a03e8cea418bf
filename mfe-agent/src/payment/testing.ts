/** For tests: what a reload finds in the history is what the page has kept there. */
export function showAgain(kept: unknown, show: () => void): void {
  const replace = window.history.replaceState.bind(window.history);
  window.history.replaceState = (_state, unused, url) => replace(kept, unused, url);
  try {
    show();
  } finally {
    window.history.replaceState = replace;
  }
}
