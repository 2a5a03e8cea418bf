import { render, screen } from '@testing-library/react';
import { RoutesContext, useExistingRoutes, useRouteExists } from './routeExists';

function Ways() {
  const exists = useExistingRoutes();
  const notices = useRouteExists('/m/notice?index=2#top');
  return <p>{[notices, exists('/m/activity'), exists('/m/agent')].join(' ')}</p>;
}

it('knows the pages of this site, whatever query or hash is asked for', () => {
  render(
    <RoutesContext value={new Set(['/m/notice', '/m/activity'])}>
      <Ways />
    </RoutesContext>,
  );
  expect(screen.getByText('true true false')).toBeVisible();
});

it('knows no page outside of a site', () => {
  render(<Ways />);
  expect(screen.getByText('false false false')).toBeVisible();
});
