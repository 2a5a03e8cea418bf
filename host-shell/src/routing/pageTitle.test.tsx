import { usePageTitle } from '@site/router';
import { screen } from '@testing-library/react';
import { renderShell, shellPlatform } from '../testing/renderShell';
import { PageLayout } from './PageLayout';
import { routeTable } from './routeTable';

const route = routeTable.find(({ path }) => path === '/m/play');

function Game({ name }: { name?: string }) {
  usePageTitle(name);
  return null;
}

function show(name?: string) {
  if (!route) throw new Error('no /m/play');
  shellPlatform();
  return renderShell(
    <PageLayout route={route} title="Game">
      <Game {...(name !== undefined && { name })} />
    </PageLayout>,
  );
}

it("is the route's until the page has one of its own", () => {
  show();
  expect(document.title).toBe('Game');
});

it('stands in the header of the shell as well', async () => {
  const back = routeTable.find(({ path }) => path === '/m/care/break');
  if (!back) throw new Error('no /m/care/break');
  shellPlatform();
  renderShell(
    <PageLayout route={back} title="Take a break">
      <Game name="Self-exclusion" />
    </PageLayout>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Self-exclusion' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Take a break' })).not.toBeInTheDocument();
});

it("is the page's own where it has one", () => {
  show('ปลาคาร์ปทองแดง');
  expect(document.title).toBe('ปลาคาร์ปทองแดง');
});
