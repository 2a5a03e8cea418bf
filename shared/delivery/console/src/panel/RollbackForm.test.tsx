import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/renderConsole';

const PLACE = '/?cell=mfe-games+aurora';
const part = (release: string) => ({ release, traffic: 100, default: true });
const BACK = { component: 'mfe-games', before: [part('1.4.0')], after: [part('1.3.0')] };

async function open() {
  const server = await renderConsole(PLACE, { 'rehearse/rollback': { expects: 7, becomes: [BACK] } });
  await screen.findByText('Becomes live for aurora');
  return server;
}
const sent = (server: Awaited<ReturnType<typeof open>>) =>
  server.asked.filter(({ path }) => path === 'rollback');

it('says what becomes live, and rolls back with one reason and one press @FD-073', async () => {
  const server = await open();
  const user = userEvent.setup();
  server.answer('rollback', { number: 8, becomes: [BACK] });
  expect(await screen.findByText('1.3.0')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  expect(screen.getByText('Say why: it stands in the log.')).toBeInTheDocument();
  expect(sent(server)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'blank pages');
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  const [call] = sent(server);
  expect(call?.call).toEqual({
    merchant: 'aurora',
    component: 'mfe-games',
    expects: 7,
    reason: 'blank pages',
  });
  expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  expect(call?.headers.get('x-console')).toBe('page');
});

it('shows what has gone live meanwhile, and goes on from there when that was seen @FD-073', async () => {
  const server = await open();
  const user = userEvent.setup();
  const entry = {
    ...{ number: 8, kind: 'deployment', at: '2026-01-03T00:00:00.000Z', by: 'Bob', action: 'deploy' },
    ...{ merchants: ['aurora'], remotes: ['mfe-auth'] },
    changes: [{ component: 'mfe-auth', from: '1.1.0', to: '1.2.0' }],
  };
  server.answer(
    'rollback',
    { number: 8, since: [entry] },
    { code: 'deployment.moved', message: 'It is at 8.' },
  );
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'blank pages');
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('mfe-auth 1.1.0 → 1.2.0');
  server.answer('rollback', { number: 9, becomes: [BACK] });
  await user.click(screen.getByRole('button', { name: 'Decide on deployment 8' }));
  await user.click(screen.getByRole('button', { name: 'Roll back' }));
  expect(sent(server).map(({ call }) => (call as { expects: number }).expects)).toEqual([7, 8]);
});

it('offers nothing that would be refused, and says why @FD-073', async () => {
  await renderConsole(PLACE, {
    'rehearse/rollback': {
      expects: 7,
      becomes: [],
      refusal: { message: 'mfe-games@1.4.0 is the first release that aurora has had.' },
    },
  });
  expect(await screen.findByText(/is the first release/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Roll back' })).toHaveAttribute('aria-disabled', 'true');
});
