export {
  generatePath,
  Link,
  type LinkProps,
  type Location,
  Navigate,
  type NavigateFunction,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { createSiteRouter, type SiteRouter } from './createSiteRouter';
export { OVER_PAGE } from './overPage';
export { PageTitleContext, usePageTitle } from './pageTitle';
export { loginRedirect, returnPath, type SitePath } from './paths';
export { RouterProvider } from './RouterProvider';
export { RoutesContext, useExistingRoutes, useRouteExists } from './routeExists';
export { ScrollRestoration } from './ScrollRestoration';
export { useBack } from './useBack';
export { useDraft, useKeepDraft } from './useDraft';
