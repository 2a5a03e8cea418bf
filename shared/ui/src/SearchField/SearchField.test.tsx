import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '.';

const DELAY_MS = 20;

function show(value = '') {
  const onSearch = jest.fn();
  const field = (text: string) => (
    <SearchField
      label="Search"
      clearLabel="Clear"
      maxLength={20}
      value={text}
      delay={DELAY_MS}
      clean={(typed) => typed.trim()}
      onSearch={onSearch}
    />
  );
  const { rerender } = render(field(value));
  return { onSearch, change: (text: string) => rerender(field(text)) };
}

it('searches for the last text once the typing pauses', async () => {
  const { onSearch } = show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'slip ');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('slip'));
});

it('clears by its button and by Escape', async () => {
  const { onSearch } = show('slip');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'x{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('shows a search that did not begin here', () => {
  const { change } = show('slip');
  change('bank');
  expect(screen.getByRole('searchbox')).toHaveValue('bank');
});
