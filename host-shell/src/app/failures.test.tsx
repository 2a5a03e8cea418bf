import type { SessionEnd } from '@site/api';
import { createSiteRouter } from '@site/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, shellPlatform } from '../testing/renderShell';
import { sessionEnded, tellSignOut } from './failures';
import { SessionChangedDialog } from './SessionChangedDialog';

beforeEach(() => shellPlatform());

async function end(reason: SessionEnd) {
  renderShell(<SessionChangedDialog />, { at: '/m/set' });
  const router = createSiteRouter([{ path: '*', element: null }]);
  await act(async () => sessionEnded(router, reason));
  return router.state.location;
}

it('asks in a dialog to log in again when the account has changed, and opens the login page @SH-035', async () => {
  const { pathname } = await end('relogin');
  expect(pathname).toBe('/m/login');
  const dialog = await screen.findByRole('alertdialog', { name: 'Please log in again' });
  expect(dialog).toHaveTextContent('Your account has changed.');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('says in passing that a session has ended, and lets a public page stay', async () => {
  const { pathname } = await end('expired');
  expect(pathname).toBe('/m/set');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('opens the login page for a call that needs a session', async () => {
  const { pathname } = await end('required');
  expect(pathname).toBe('/m/login');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says in each tab of who has excluded themselves that play is closed @PL-019', async () => {
  renderShell(<p>A page</p>);
  act(() => tellSignOut('signed-out'));
  expect(screen.queryByText(/Play is closed/)).not.toBeInTheDocument();
  act(() => tellSignOut('self-excluded'));
  expect(await screen.findByText('Play is closed, and you are logged out.')).toBeVisible();
});
