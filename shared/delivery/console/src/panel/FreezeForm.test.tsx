import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MATRIX, renderConsole } from '../testing/renderConsole';

const AT = '2026-01-02T03:04:05.000Z';
const FREEZE = {
  ...{ id: 'freeze-4', remotes: ['mfe-games'], merchants: ['aurora'], reason: 'the cup final', by: 'Bob' },
  ...{ from: '2026-12-24T18:00', to: '2026-12-27T09:00', zone: 'Asia/Bangkok', at: AT },
};

async function open(values = {}) {
  const server = await renderConsole('/?cell=mfe-games+aurora', values);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Freeze' }));
  return { server, user };
}
const set = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('freezes a place for a time on the clocks of a zone, for a reason @FD-065', async () => {
  const { server, user } = await open();
  server.answer('freezes', FREEZE);
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  for (const words of ['Say when it begins.', 'Say when it ends.', 'Say why: it stands in the log.'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(server.asked.filter(({ path }) => path === 'freezes')).toEqual([]);

  await user.selectOptions(screen.getByLabelText('What stays as it is'), 'all of aurora');
  set('From', FREEZE.from);
  set('To', FREEZE.to);
  set('Zone of these clocks', FREEZE.zone);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'the cup final');
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  const sent = server.asked.find(({ path }) => path === 'freezes');
  expect(sent?.call).toEqual({
    ...{ remotes: ['*'], merchants: ['aurora'], from: FREEZE.from, to: FREEZE.to, zone: FREEZE.zone },
    ...{ reason: 'the cup final', expects: 0 },
  });
});

it('says why a freeze is refused, and keeps what was written @FD-065', async () => {
  const { server, user } = await open();
  server.answer('freezes', undefined, { code: 'refused', message: 'A freeze ends after it begins.' });
  set('From', FREEZE.to);
  set('To', FREEZE.from);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'the cup final');
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A freeze ends after it begins.');
  expect(screen.getByLabelText('From')).toHaveValue(FREEZE.to);
});

it('ends one that stands, on the rules that were seen @FD-065', async () => {
  const freezes = [{ ...FREEZE, state: 'standing' }];
  const { server, user } = await open({ matrix: { ...MATRIX, rules: { number: 4, locks: [], freezes } } });
  server.answer('freezes', FREEZE);
  await user.click(screen.getByRole('button', { name: 'End' }));
  expect(server.asked.find(({ path }) => path === 'freezes')?.call).toEqual({ end: 'freeze-4', expects: 4 });
});
