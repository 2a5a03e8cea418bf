import { ApiError } from '@site/api';

/**
 * What an address begins with (docs/calls.md, "Values"). Anything else, the HTML of a form for example, would
 * be read as an address beside this page, and lead to one of the site's.
 */
const ADDRESS = /^\s*(?:https?:\/\/|\/(?![/\\]))/i;

/**
 * The address of a launched game. Throws ApiError `request.url.empty` when there is none, and
 * `client.link.refused` for anything that is not a page as safe as this one: https, or http on a site that
 * itself runs over http (a developer's machine).
 */
export function gameAddress(url: string, page: Pick<Location, 'href' | 'protocol'> = window.location): URL {
  if (url.trim() === '') throw new ApiError({ code: 'request.url.empty' });
  if (!ADDRESS.test(url) || !URL.canParse(url, page.href))
    throw new ApiError({ code: 'client.link.refused' });
  const address = new URL(url, page.href);
  const safe = address.protocol === 'https:' || (address.protocol === 'http:' && page.protocol === 'http:');
  if (!safe) throw new ApiError({ code: 'client.link.refused' });
  return address;
}
