import { ownEmailCode, resetPaymentPassword, securityQuestions } from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { solveBotCheck } from '../../../access/smsCode/solveBotCheck';
import { bare, enterPin, fakeSecurity, guarded, press, showCentre, typeInto } from '../testing/fakeSecurity';

jest.mock('../../../access/smsCode/solveBotCheck');

afterEach(() => signOut());

async function open(overview = guarded) {
  jest.mocked(solveBotCheck).mockResolvedValue('proof');
  const platform = await fakeSecurity(overview);
  platform.answer(ownEmailCode, () => ({ expirationTime: Date.now() + 60_000, email: 'na***@example.com' }));
  platform.answer(resetPaymentPassword, { restingUntil: '2031-03-05T06:30:00Z' });
  platform.answer(securityQuestions, {
    list: [
      { id: 'q1', question: 'Your first teacher?' },
      { id: 'q2', question: 'Your first pet?' },
      { id: 'q3', question: 'Your first job?' },
      { id: 'q4', question: 'Your first song?' },
    ],
    chosen: ['q1', 'q3', 'q4'],
  });
  showCentre('?part=reset');
  return platform;
}

const choose = async (way: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name: way }));
  await press('Continue');
};
const chooseDigits = async (pin: string) => {
  await screen.findByRole('dialog', { name: 'Choose six digits' });
  await enterPin(pin);
  await screen.findByRole('dialog', { name: 'The same six again' });
  await enterPin(pin);
};
const sentOf = (platform: Awaited<ReturnType<typeof open>>) =>
  platform.sent(resetPaymentPassword).map(({ content }) => content);

it('says before and after that withdrawals rest @RP-048', async () => {
  const platform = await open();
  expect(await screen.findByText(/withdrawals rest for 24 hours/)).toBeVisible();
  await choose(/^Code by e-mail/);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
  await press('Send code');
  expect(await screen.findByText('The code is on its way.')).toBeVisible();
  expect(platform.sent(ownEmailCode).map(({ content }) => content)).toEqual([{ altcha: 'proof' }]);
  await typeInto('Code', '123456');
  await press('Continue');
  await chooseDigits('493827');
  expect(
    await screen.findByText('Payment password reset. Withdrawals open again Mar 5, 2031, 13:30'),
  ).toBeVisible();
  expect(sentOf(platform)).toEqual([
    { verificationCode: '123456', newPaymentPassword: '493827', confirmNewPaymentPassword: '493827' },
  ]);
});

it('offers the ways that are set, and says what closes the others', async () => {
  await open({ ...guarded, mobileVerified: false, hasSecurityQuestions: false });
  const ways = within(await screen.findByRole('group', { name: /show that it is you/ }));
  expect(ways.getByRole('radio', { name: /^Code by e-mail na/ })).toBeChecked();
  expect(ways.getByRole('radio', { name: /^Code by SMS Confirm your phone first/ })).toBeDisabled();
  expect(ways.getByRole('radio', { name: /^Security questions Not set/ })).toBeDisabled();
});

it('points to customer service where no way is set', async () => {
  await open({ ...bare, hasPaymentPassword: true });
  expect(await screen.findByText(/Customer service can help you/)).toBeVisible();
});

it('leads to a first payment password where there is none to reset', async () => {
  await open(bare);
  expect(await screen.findByRole('link', { name: 'Choose six digits' })).toHaveAttribute(
    'href',
    '/m/securityCenter?part=payment',
  );
});

it('asks for a wrong code again, and not for the digits', async () => {
  const platform = await open();
  platform.refuse(resetPaymentPassword, 'verification.code.wrong');
  await choose(/^Code by e-mail/);
  await typeInto('Code', '111111');
  await press('Continue');
  await chooseDigits('493827');
  expect(await screen.findByText('The verification code is not right. Please check it.')).toBeVisible();
  platform.answer(resetPaymentPassword, {});
  await typeInto('Code', '222222');
  await press('Continue');
  expect(await screen.findByText('Payment password reset')).toBeVisible();
  expect(sentOf(platform).at(-1)).toEqual({
    verificationCode: '222222',
    newPaymentPassword: '493827',
    confirmNewPaymentPassword: '493827',
  });
});

it('asks the three questions that were chosen, and says when the answers are wrong', async () => {
  const platform = await open();
  platform.refuse(resetPaymentPassword, 'security.answer.wrong', {
    fields: { answers: ['security.answer.wrong'] },
  });
  await choose(/^Security questions/);
  expect(await screen.findByLabelText('Your first teacher?')).toBeVisible();
  expect(screen.queryByLabelText('Your first pet?')).not.toBeInTheDocument();
  await press('Continue');
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(3);
  await typeInto('Your first teacher?', 'Somchai');
  await typeInto('Your first job?', 'Market');
  await typeInto('Your first song?', 'Chang');
  await press('Continue');
  await chooseDigits('493827');
  expect(await screen.findByText('The answers are not right. Please check them.')).toBeVisible();
  expect(sentOf(platform)).toEqual([
    {
      answers: [
        { id: 'q1', answer: 'Somchai' },
        { id: 'q3', answer: 'Market' },
        { id: 'q4', answer: 'Chang' },
      ],
      newPaymentPassword: '493827',
      confirmNewPaymentPassword: '493827',
    },
  ]);
});
