import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import __Feature__Page from './__Feature__Page';

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('__Feature__Page', () => {
  it('says that it opens soon', async () => {
    renderRemote(<__Feature__Page />);
    expect(await screen.findByRole('heading', { name: 'Opening soon' })).toBeVisible();
  });

  it('leads to the pages that this site has, and to no other', async () => {
    renderRemote(<__Feature__Page />, { pages: ['/m/notice', '/m/activity'] });
    await screen.findByRole('heading', { name: 'Until then' });
    expect(links()).toEqual(['/m/activity', '/m/notice']);
    await userEvent.click(screen.getByRole('link', { name: /Promotions/ }));
    expect(window.location.pathname).toBe('/m/activity');
  });

  it('leads nowhere on a site without any of them', async () => {
    renderRemote(<__Feature__Page />);
    await screen.findByRole('heading', { name: 'Opening soon' });
    expect(links()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Until then' })).not.toBeInTheDocument();
  });
});
