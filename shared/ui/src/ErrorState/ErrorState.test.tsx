import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { ErrorState } from '.';

beforeEach(() => startUiTexts());

it('says what happened and tries again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Games did not load" body="Your balance is not affected." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Games did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('asks once while it is trying', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Games did not load" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});
