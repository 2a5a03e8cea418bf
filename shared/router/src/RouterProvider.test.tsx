import { act, render, screen } from '@testing-library/react';
import { createSiteRouter, RouterProvider } from './index';

const routes = [
  { path: '/m/home', element: <h1>Home</h1> },
  { path: '/m/login', element: <h1>Login</h1> },
  { path: '*', element: <h1>Elsewhere</h1> },
];

it('shows the page of the address, and goes where code that is no component says', () => {
  window.history.replaceState(null, '', '/m/home?from=ad#top');
  const router = createSiteRouter(routes);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  expect(router.state.location).toEqual({ pathname: '/m/home', search: '?from=ad', hash: '#top' });
  act(() => router.navigate('/m/login?return=%2Fm%2Fhome'));
  expect(screen.getByRole('heading')).toHaveTextContent('Login');
  expect(router.state.location.search).toBe('?return=%2Fm%2Fhome');
});

it('starts where it was sent before the first render', () => {
  window.history.replaceState(null, '', '/m/home');
  const router = createSiteRouter(routes);
  router.navigate('/m/nowhere');
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere');
});
