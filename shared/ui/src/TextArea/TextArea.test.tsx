import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startUiTexts } from '../testing/startUiTexts';
import { TextArea } from '.';

beforeEach(() => startUiTexts());

function Example({ error }: { error?: string }) {
  const [text, setText] = useState('');
  return <TextArea label="Remark" most={5} value={text} onChange={setText} error={error} />;
}

const area = () => screen.getByRole('textbox', { name: 'Remark' });

it('counts an emoji as one character @PR-027', async () => {
  render(<Example />);
  await userEvent.type(area(), 'hi 🎣🎣');
  expect(area()).toHaveAccessibleDescription('5 of 5');
  expect(area()).not.toBeInvalid();
});

it('stays open for more than it may hold, and says that it is too much @PR-027', async () => {
  render(<Example />);
  await userEvent.type(area(), '123456');
  expect(area()).toHaveValue('123456');
  expect(area()).toBeInvalid();
  expect(area()).toHaveAccessibleDescription('At most 5 characters. 6 of 5');
  await userEvent.type(area(), '{Backspace}');
  expect(area()).not.toBeInvalid();
});

it('says what else is wrong with it', () => {
  render(<Example error="Please write a remark." />);
  expect(area()).toHaveAccessibleDescription('Please write a remark. 0 of 5');
});
