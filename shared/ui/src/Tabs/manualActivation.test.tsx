import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

it('moves the focus with the arrows and selects on Enter alone when activation is manual', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const items = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  render(<Tabs label="Letters" items={items} value="a" onChange={onChange} activation="manual" />);
  screen.getByRole('tab', { name: 'A' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'C' })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('c');
});
