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
  redirect,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export { createSiteRouter, type SiteRouter } from './createSiteRouter';
export { loginRedirect, returnPath, type SitePath } from './paths';
export { RoutesContext, useExistingRoutes, useRouteExists } from './routeExists';
export { useBack } from './useBack';
