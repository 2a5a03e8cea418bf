import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { PinPad, type PinPadProps } from '.';

beforeEach(() => startUiTexts());

function setUp(props: Partial<PinPadProps> = {}) {
  const onComplete = jest.fn();
  const pad = (more: Partial<PinPadProps> = {}) => (
    <PinPad label="Payment password" onComplete={onComplete} {...props} {...more} />
  );
  const { rerender, container } = render(pad());
  return {
    onComplete,
    change: (more: Partial<PinPadProps>) => act(() => rerender(pad(more))),
    input: () => screen.getByLabelText('Payment password'),
    tap: async (keys: string) => {
      for (const key of keys) await userEvent.click(screen.getByRole('button', { name: key }));
    },
    filled: () => container.querySelectorAll('[data-filled]').length,
  };
}

it('hands six digits on with the last one, from the drawn keys', async () => {
  const { tap, onComplete, input, filled } = setUp();
  await tap('19203');
  expect(onComplete).not.toHaveBeenCalled();
  expect(filled()).toBe(5);
  expect(screen.getByRole('status')).toHaveTextContent('5 of 6');
  await tap('4');
  expect(onComplete.mock.calls).toEqual([['192034']]);
  await tap('5');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(input()).toHaveAttribute('type', 'password');
});

it('takes a keyboard, and pasted digits whatever stands between them', async () => {
  const { input, onComplete } = setUp();
  await userEvent.type(input(), '12ab3');
  expect(input()).toHaveValue('123');
  await userEvent.clear(input());
  await userEvent.click(input());
  await userEvent.paste('๑๒๓ 456 78');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

it('brings up no keyboard beside its own keys', () => {
  const { input } = setUp();
  expect(input()).toHaveAttribute('inputmode', 'none');
  expect(input()).toHaveAttribute('autocomplete', 'off');
});

it('takes the last digit away', async () => {
  const { tap, filled, input } = setUp();
  await tap('12');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }));
  expect(filled()).toBe(1);
  expect(input()).toHaveValue('1');
});

it('leaves the focus in the input when a key is tapped', async () => {
  const { input, tap } = setUp();
  await userEvent.click(input());
  await tap('1');
  expect(input()).toHaveFocus();
});

it('takes nothing while it is checked, and is empty afterwards', async () => {
  const { tap, change, filled, onComplete } = setUp();
  await tap('123456');
  change({ busy: true });
  expect(filled()).toBe(6);
  await tap('7');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }));
  expect(filled()).toBe(6);
  change({ busy: false });
  expect(filled()).toBe(0);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('says what is wrong, and begins again from the first box', async () => {
  const { tap, change, filled, input, onComplete } = setUp();
  await tap('123456');
  change({ error: 'Not the right digits. 4 tries left.' });
  expect(filled()).toBe(0);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Not the right digits. 4 tries left.');
  await tap('123456');
  expect(onComplete).toHaveBeenCalledTimes(2);
});
