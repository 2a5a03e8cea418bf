import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/renderConsole';

const UNTIL = '2026-01-04T03:04:05.000Z';
const LINK = 'http://aurora.localhost:8080/m/home?preview=a.b.c';
const RELEASES = {
  component: 'mfe-games',
  releases: [{ release: '1.5.0', live: [], signedBy: [], unsigned: 'nobody signed it' }],
};
const open = (id: string, component = 'mfe-games', revoked = false) => ({
  ...{ id, component, release: '1.5.0', by: 'Bob', until: UNTIL, revoked },
});

async function openForm(previews: object[] = []) {
  const server = await renderConsole('/?cell=mfe-games+aurora', {
    'releases/mfe-games': RELEASES,
    previews: { previews },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Preview' }));
  return { server, user };
}
/** What was asked to be changed. */
const sent = ({ asked }: Awaited<ReturnType<typeof openForm>>['server']) =>
  asked.filter(({ path, call }) => path === 'previews' && call !== undefined).map(({ call }) => call);

it('makes a link to a stored release, and shows it once @FD-077', async () => {
  const { server, user } = await openForm();
  server.answer('previews', { id: 'abcdefghij', link: LINK, until: UNTIL });
  const hours = screen.getByRole('spinbutton', { name: 'Hours that the link works' });
  fireEvent.change(hours, { target: { value: '169' } });
  expect(screen.getByText('Say a number from 1 to 168.')).toBeInTheDocument();
  fireEvent.change(hours, { target: { value: '48' } });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByDisplayValue(LINK)).toHaveAttribute('readonly');
  expect(sent(server)).toEqual([{ merchant: 'aurora', component: 'mfe-games', release: '1.5.0', hours: 48 }]);
});

it('lists the links to this remote that have not ended, and takes one back @FD-077', async () => {
  const { server, user } = await openForm([
    open('of-the-games'),
    open('taken-back-1', 'mfe-games', true),
    open('of-another-1', 'mfe-auth'),
  ]);
  expect(await screen.findByText(/by Bob, taken back/)).toBeInTheDocument();
  const [button, ...others] = screen.getAllByRole('button', { name: /^Take back/ });
  expect(others).toEqual([]);
  server.answer('previews', { id: 'of-the-games', until: UNTIL });
  await user.click(button as HTMLElement);
  expect(sent(server)).toEqual([{ merchant: 'aurora', end: 'of-the-games' }]);
});
