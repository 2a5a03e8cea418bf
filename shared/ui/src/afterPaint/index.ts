/** Runs heavy work after the next paint, so that what was pressed shows at once. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Resolves after the next paint; at once in a page that nobody sees, which has none. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : afterPaint(resolve)));
