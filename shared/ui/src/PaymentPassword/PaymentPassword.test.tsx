import { ApiError } from '@site/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../testing';
import { PaymentPassword, type PaymentPasswordProps } from './PaymentPassword';

const show = (props: Partial<PaymentPasswordProps> = {}) =>
  renderInSite(
    <PaymentPassword error={null} busy={false} returnTo="/m/redRain" onEntered={() => {}} {...props} />,
    { texts: {} },
  );

it('has the keyboard from the start, and hands on six digits', async () => {
  const onEntered = jest.fn();
  show({ onEntered });
  const input = await screen.findByLabelText('Payment password', { selector: 'input' });
  await waitFor(() => expect(input).toHaveFocus());
  fireEvent.change(input, { target: { value: '740293' } });
  expect(onEntered).toHaveBeenCalledWith('740293');
});

it('leads who forgot it to a new one, and back', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Forgot it?' })).toHaveAttribute(
    'href',
    '/m/securityCenter?part=reset&return=%2Fm%2FredRain',
  );
});

it.each([
  [{ triesLeft: 4 }, 'Not the right digits. 4 tries left.'],
  [{ triesLeft: 'some' }, 'Not the right digits.'],
  [undefined, 'Not the right digits.'],
])('says of %j what is wrong', async (value, told) => {
  show({ error: new ApiError({ code: 'payment.password.wrong', status: 422, value }) });
  expect(await screen.findByText(told)).toBeVisible();
});

it('says nothing of what is not about it', async () => {
  show({ error: new ApiError({ code: 'balance.insufficient', status: 409 }) });
  expect(await screen.findByLabelText('Payment password', { selector: 'input' })).toBeVisible();
  expect(screen.queryByText(/Not the right/)).not.toBeInTheDocument();
});
