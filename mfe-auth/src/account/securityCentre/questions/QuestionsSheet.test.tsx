import { securityQuestions, setSecurityQuestions } from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bare, fakeSecurity, press, row, showCentre, typeInto } from '../testing/fakeSecurity';

afterEach(() => signOut());

async function open() {
  const platform = await fakeSecurity(bare);
  platform.answer(securityQuestions, {
    list: ['teacher', 'pet', 'job', 'song'].map((id) => ({ id, question: `Your first ${id}?` })),
    chosen: [],
  });
  platform.answer(setSecurityQuestions, () => {
    platform.account.overview = { ...bare, hasSecurityQuestions: true };
    return {};
  });
  showCentre('?part=questions');
  return platform;
}
const choose = async (place: number, question: string) =>
  userEvent.selectOptions(await screen.findByLabelText(`Question ${place}`), question);

async function fillIn() {
  for (const [place, [question, answer]] of [
    ['Your first pet?', 'Nok'],
    ['Your first job?', 'Market'],
    ['Your first song?', 'Chang'],
  ].entries()) {
    await choose(place + 1, question ?? '');
    await typeInto(`Answer ${place + 1}`, answer ?? '');
  }
  await typeInto('Your log-in password', 'Passw0rd1');
  await press('Save the answers');
}

it('are three, each another, with the password @RP-048', async () => {
  const platform = await open();
  await choose(1, 'Your first pet?');
  const inSecond = screen.getAllByRole<HTMLOptionElement>('option', { name: 'Your first pet?' })[1];
  expect(inSecond).toBeDisabled();
  await fillIn();
  expect(await screen.findByText('Security questions saved')).toBeVisible();
  expect(platform.sent(setSecurityQuestions).map(({ content }) => content)).toEqual([
    {
      answers: [
        { id: 'pet', answer: 'Nok' },
        { id: 'job', answer: 'Market' },
        { id: 'song', answer: 'Chang' },
      ],
      password: 'Passw0rd1',
    },
  ]);
  expect(await row(/^Security questions Set Change$/)).toBeVisible();
});

it('are not sent while anything is missing', async () => {
  const platform = await open();
  await choose(1, 'Your first pet?');
  await typeInto('Answer 1', 'N');
  await press('Save the answers');
  await waitFor(() =>
    expect(screen.getByLabelText('Answer 1')).toHaveAccessibleDescription(
      'Please answer in 2 to 100 characters.',
    ),
  );
  expect(screen.getByLabelText('Question 2')).toBeInvalid();
  expect(screen.getByLabelText('Your log-in password')).toBeInvalid();
  expect(platform.sent(setSecurityQuestions)).toHaveLength(0);
});

it('say under an answer what the platform found wrong with it', async () => {
  const platform = await open();
  platform.refuse(setSecurityQuestions, 'security.answer.format', {
    fields: { 'answers.1.answer': ['security.answer.format'] },
  });
  await fillIn();
  await waitFor(() => expect(screen.getByLabelText('Answer 2')).toBeInvalid());
  expect(screen.getByLabelText('Answer 1')).toBeValid();
});
