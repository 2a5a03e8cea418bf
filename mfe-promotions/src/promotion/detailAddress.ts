import { addressOf, PATHS } from '@site/contracts/values/paths';

/** The query parameter that names the sheet of a promotion's page, and its value for the request of a reward. */
export const SHEET = { parameter: 'part', request: 'request' } as const;

/** The page of a promotion; with the sheet in which its reward is asked for. */
export function detailAddress(id: string, sheet?: typeof SHEET.request): string {
  return addressOf(PATHS.promotion, { id, ...(sheet && { [SHEET.parameter]: sheet }) });
}
