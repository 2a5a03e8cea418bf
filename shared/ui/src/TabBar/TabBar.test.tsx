import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { TabBar, TabBarItem } from './TabBar';

beforeEach(() => startUiTexts());

it('is a named navigation of links and buttons', async () => {
  const open = jest.fn();
  render(
    <TabBar label="Main">
      <TabBarItem icon={null} label="Home" render={<a href="/m/home" aria-current="page" />} />
      <TabBarItem icon={null} label="Service" opensDialog onClick={open} />
    </TabBar>,
  );
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toHaveAttribute('href', '/m/home');
  const service = screen.getByRole('button', { name: 'Service' });
  expect(service).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(service);
  expect(open).toHaveBeenCalledTimes(1);
});

it('says how many wait, and nothing when none do', () => {
  render(
    <TabBar label="Main">
      <TabBarItem icon={null} label="News" unread={120} render={<a href="/m/notice" />} />
      <TabBarItem icon={null} label="Mail" unread={0} render={<a href="/m/webEmail" />} />
    </TabBar>,
  );
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail' })).toBeVisible();
});
