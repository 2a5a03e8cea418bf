import type { Page } from '@playwright/test';

/** The call of the game list. */
const LIST_CALL = 'GCSGAME_gameList';

export const tilesOf = (page: Page) => page.getByRole('main').getByRole('article');

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** What list calls were made with; counts ask for pages of one game. */
export function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(LIST_CALL) && searchParams.get('pageSize') !== '1') calls.push(searchParams);
  });
  return calls;
}
