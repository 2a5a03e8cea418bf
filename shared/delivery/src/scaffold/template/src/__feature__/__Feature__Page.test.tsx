import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { renderRemote } from '../renderRemote';
import __Feature__Page from './__Feature__Page';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('__Feature__Page', () => {
  it('says that it opens soon', async () => {
    renderRemote(<__Feature__Page />);
    expect(await screen.findByRole('heading', { name: en.soon.title })).toBeVisible();
  });

  it('leads to the pages that this site has, and to no other', async () => {
    renderRemote(<__Feature__Page />, { pages: ['/m/notice', '/m/activity'] });
    await screen.findByRole('heading', { name: en.ways.label });
    expect(links()).toEqual(['/m/activity', '/m/notice']);
    await userEvent.click(screen.getByText(en.ways.promotions.title));
    expect(window.location.pathname).toBe('/m/activity');
  });

  it('leads nowhere on a site without any of them', async () => {
    renderRemote(<__Feature__Page />);
    await screen.findByRole('heading', { name: en.soon.title });
    expect(links()).toEqual([]);
    expect(screen.queryByRole('heading', { name: en.ways.label })).not.toBeInTheDocument();
  });
});
