import { PATHS } from '@site/contracts/values/paths';

/** Parameter of the login page that holds the page to come back to. */
const RETURN_PARAMETER = 'return';

/** Pages that a login must not lead back to: it would not seem to have worked. */
const NEVER_RETURN_TO: readonly string[] = [
  PATHS.login,
  PATHS.register,
  PATHS.registerHtml,
  PATHS.forgotPassword,
];

export interface SitePath {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

/**
 * The login page's address that leads back to `page` afterwards, query and hash kept (decision 16).
 */
export function loginRedirect(page: string | SitePath): string {
  const path = typeof page === 'string' ? page : `${page.pathname}${page.search ?? ''}${page.hash ?? ''}`;
  const target = safePath(path);
  return target === PATHS.home
    ? PATHS.login
    : `${PATHS.login}?${RETURN_PARAMETER}=${encodeURIComponent(target)}`;
}

/** The page that a login leads back to; home when the address names none or one outside the site. */
export function returnPath({ search }: { readonly search: string }): string {
  return safePath(new URLSearchParams(search).get(RETURN_PARAMETER) ?? PATHS.home);
}

/**
 * A path of this site, or home. The browser's own parser decides, so that nothing it would read as another
 * origin (`//host`, `/\host`, tabs and line ends inside) passes.
 */
function safePath(value: string): string {
  if (!value.startsWith('/') || !URL.canParse(value, window.location.origin)) return PATHS.home;
  const { origin, pathname, search, hash } = new URL(value, window.location.origin);
  // `/.//host` parses to the path `//host`, which the next reader would take for another origin.
  if (origin !== window.location.origin || pathname.startsWith('//') || NEVER_RETURN_TO.includes(pathname))
    return PATHS.home;
  return `${pathname}${search}${hash}`;
}
