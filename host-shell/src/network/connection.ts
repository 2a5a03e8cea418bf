/** Of the Network Information API (WICG), which not every browser has. */
interface ConnectionNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

const SLOW_TYPES = ['slow-2g', '2g'];

/** Whether the browser itself says that the line is slow. */
export function isSlowLine(): boolean {
  return SLOW_TYPES.includes((navigator as ConnectionNavigator).connection?.effectiveType ?? '');
}

/** Whether the user wants bytes to be saved, or has a line on which they would be in the way. */
export function savesData(): boolean {
  return (navigator as ConnectionNavigator).connection?.saveData === true || isSlowLine();
}
