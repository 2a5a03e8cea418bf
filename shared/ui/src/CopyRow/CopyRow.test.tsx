import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastViewport, toast } from '../Toast';
import { startUiTexts } from '../testing/startUiTexts';
import { CopyList, CopyRow } from '.';

beforeEach(() => startUiTexts());
afterEach(() => toast.dismiss());

function show() {
  // Its clipboard takes the place of the browser's, which jsdom has none of.
  const user = userEvent.setup();
  render(
    <>
      <CopyList>
        <CopyRow label="Account number" value="041-2-88310-6" copy="0412883106" />
        <CopyRow label="Order number" value="D2611210041" />
        <CopyRow label="Bank" value="Sala Bank" copy={false} />
      </CopyList>
      <ToastViewport />
    </>,
  );
  return user;
}

it('copies what is to be entered, not how it is shown, and says so', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await navigator.clipboard.readText()).toBe('0412883106');
  expect(await screen.findByText('Account number copied')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy Order number' }));
  expect(await navigator.clipboard.readText()).toBe('D2611210041');
});

it('has no button where there is nothing to copy', () => {
  show();
  expect(screen.getByText('Sala Bank')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy Bank' })).not.toBeInTheDocument();
});

it('selects the text where it may not be copied', async () => {
  const user = show();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not copied. It is selected: copy it.');
  expect(getSelection()?.toString()).toBe('041-2-88310-6');
});
