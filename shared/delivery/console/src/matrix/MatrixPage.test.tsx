import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MATRIX, renderConsole } from '../testing/renderConsole';

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

it('is gone through by arrow keys, and opens and closes a place by Enter and Escape @FD-075', async () => {
  await renderConsole();
  const user = userEvent.setup();
  const [first] = await screen.findAllByRole('gridcell');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('1.4.0');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('1.3.0');
  await user.keyboard('{Enter}');
  const title = await screen.findByRole('heading', { name: 'mfe-games of lagoon' });
  expect(title).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(title).not.toBeInTheDocument();
  await expect(screen.findByRole('gridcell', { name: /1\.3\.0/ })).resolves.toBeInTheDocument();
});

it('says how a release does and what holds it in words, not by colour alone @FD-070', async () => {
  const at = '2026-01-02T03:04:05.000Z';
  const [aurora, ...others] = MATRIX.merchants;
  const ailing = { ...aurora, cells: [null, { ...aurora?.cells[1], health: 'ailing' }, null] };
  const locks = [
    { id: 'lock-1', remotes: ['mfe-games'], merchants: ['aurora'], at, by: 'Ann', reason: 'stop' },
  ];
  await renderConsole('/', {
    matrix: {
      ...MATRIX,
      merchants: [ailing, ...others],
      rules: { number: 1, locks, freezes: [] },
    },
  });
  const found = await cell(/1\.4\.0.*Faults.*Locked.*1 d/s);
  expect(found).toBeInTheDocument();
});

it('shows what is searched for, and keeps it in the address @FD-070', async () => {
  await renderConsole();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Person' }), 'bob');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
  expect(window.location.search).toBe('?by=bob');
  await user.type(screen.getByRole('searchbox', { name: 'Person' }), 'x');
  expect(screen.getByText('Nothing is found')).toBeInTheDocument();
});

it('draws only what is in view from 50 rows on @FD-070', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `mfe-part-${index}`);
  const column = (code: string) => ({
    code,
    name: code,
    number: 1,
    cells: many.map(() => MATRIX.merchants[0]?.cells[0]),
  });
  await renderConsole('/?remote=part', {
    matrix: { ...MATRIX, remotes: many, merchants: [column('aurora')] },
  });
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '61');
  // jsdom has no layout: nothing is in view.
  expect(within(grid).queryAllByRole('gridcell').length).toBeLessThan(10);
});

it('lets nobody change anything who is not known @FD-069', async () => {
  await renderConsole('/?cell=mfe-games+aurora', { 'access/me': { why: 'Nobody is signed in' } });
  expect(
    await screen.findByText('Nobody is signed in: you can look, and change nothing.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  expect(screen.getByText('Read only')).toBeInTheDocument();
});
