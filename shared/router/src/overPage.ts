/** State of a history entry that opens something over the page: the page below it stays where it is. */
export const OVER_PAGE = { overPage: true } as const;

/** Whether a location's state says that. */
export function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overPage' in state;
}
