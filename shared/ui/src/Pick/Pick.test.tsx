import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pick, PickGroup } from '.';

function Example({ first, error }: { first?: string; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <PickGroup legend="Promotion" shape="row" value={value} onChange={setValue} error={error}>
      <Pick value="none" title="No promotion" note="You can withdraw at once." />
      <Pick value="welcome" title="Welcome match">
        <a href="/terms">Full terms</a>
      </Pick>
      <Pick value="reload" title="Weekend reload" note="For deposits from ฿2,000.00." disabled />
    </PickGroup>
  );
}
const radio = (name: RegExp) => screen.getByRole('radio', { name });

it('is a group of radios of which none is chosen by itself', () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Promotion' })).toBeInTheDocument();
  for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
});

it('is chosen by a tap on its words, or by the arrow keys', async () => {
  render(<Example first="none" />);
  await userEvent.click(screen.getByText('Welcome match'));
  expect(radio(/Welcome match/)).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(radio(/No promotion/)).toBeChecked();
});

it('keeps what is not to be had in sight, with its reason', async () => {
  render(<Example first="none" />);
  const off = radio(/Weekend reload For deposits from ฿2,000\.00\./);
  expect(off).toBeDisabled();
  await userEvent.click(screen.getByText('Weekend reload'));
  expect(radio(/No promotion/)).toBeChecked();
});

it('has links of a choice beside its target', async () => {
  render(<Example first="none" />);
  expect(screen.getByRole('link', { name: 'Full terms' })).toBeInTheDocument();
  expect(radio(/^Welcome match$/)).toBeInTheDocument();
});

it('says what is wrong', () => {
  render(<Example error="Choose one." />);
  expect(screen.getByRole('group', { name: 'Promotion' })).toHaveAccessibleDescription('Choose one.');
});

it('does not stand alone', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Pick value="a" title="A" />)).toThrow('A Pick belongs into a PickGroup');
});
