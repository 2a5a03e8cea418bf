import { createContext, use, useEffect } from 'react';

/** Gives the page that is open a title of its own, or takes it back; from the host, around its pages. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/**
 * Names the document, and the header of the shell, after what the page shows, for as long as it shows it. Without a title
 * (it is still loading) both keep the one of the route.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = use(PageTitleContext);
  useEffect(() => {
    setTitle(title === '' ? undefined : title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
