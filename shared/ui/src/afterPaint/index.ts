/** Runs heavy work after the next paint, so that what was pressed shows at once. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
