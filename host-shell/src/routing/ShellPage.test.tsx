import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { report } from '../telemetry/report';
import { renderShell, shellPlatform } from '../testing/renderShell';
import { shellRoutes } from './routeTable';
import { ShellPage } from './ShellPage';

jest.mock('../telemetry/report');
let mockArrives = false;
jest.mock('../downloads/DownloadPage', () => {
  if (!mockArrives) throw new Error('the chunk is lost');
  return { __esModule: true, default: () => <p>the guides</p> };
});

it('says that a page did not come, has a way out, and loads it on a retry @HS-094', async () => {
  shellPlatform();
  const route = shellRoutes.find(({ path }) => path === '/m/app');
  if (!route) throw new Error('no /m/app');
  renderShell(<ShellPage route={route} />, { at: '/m/app' });
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(report).toHaveBeenCalledWith({ kind: 'error', name: 'DownloadPage' });

  mockArrives = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the guides')).toBeVisible();
});
