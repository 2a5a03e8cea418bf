import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from '.';

const DELAY_MS = 20;

afterEach(() => jest.useRealTimers());

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

it('searches once for what was meant by Enter, and never again once something else is shown', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  const { onSearch, change } = show();
  await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
  expect(onSearch.mock.calls).toEqual([['nobody']]);
  act(() => jest.advanceTimersByTime(DELAY_MS));
  expect(onSearch).toHaveBeenCalledTimes(1);
  change('nobody');
  change('');
  act(() => jest.advanceTimersByTime(DELAY_MS));
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('keeps what is typed while an earlier search of its own is only now shown', async () => {
  const { onSearch, change } = show();
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'sli{Enter}p{Enter}');
  expect(onSearch.mock.calls).toEqual([['sli'], ['slip']]);
  change('sli');
  expect(field).toHaveValue('slip');
  change('slip');
  expect(field).toHaveValue('slip');
  // A step back is no search of this field.
  change('sli');
  expect(field).toHaveValue('sli');
});
