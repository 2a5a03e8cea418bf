import { botCheckChallenge, smsCode } from '@site/contracts/verification';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../fakeLogin';
import { renderRemote } from '../renderRemote';
import { SmsCodeField } from './SmsCodeField';
import { solveBotCheck } from './solveBotCheck';

jest.mock('./solveBotCheck');

const NUMBER = { mobileNum: '0812345678', countryDialingCode: '66' };
const WAIT_MS = 60_000;

async function open({ wrongNumber = false } = {}) {
  jest.mocked(solveBotCheck).mockResolvedValue('proof');
  const platform = await fakeLogin();
  platform.answer(smsCode, () => ({ expirationTime: Date.now() + WAIT_MS }));
  renderRemote(
    <SmsCodeField
      module="REGMOBVERF3"
      label="SMS code"
      numberToUse={async () => (wrongNumber ? undefined : NUMBER)}
      onRefused={() => false}
      error={undefined}
    />,
  );
  return platform;
}

const tick = async () => {
  const box = screen.getByRole('checkbox', { name: 'I am not a robot' });
  await userEvent.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }));

it('sends a code with the proof, under the module it is for, and counts until the next', async () => {
  const platform = await open();
  await tick();
  await send();
  expect(await screen.findByRole('button', { name: /^Again in (59|60|61) s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const [sent] = platform.sent(smsCode);
  expect(sent?.content).toEqual({ ...NUMBER, altcha: 'proof' });
  expect(sent?.headers.ModuleId).toBe('REGMOBVERF3');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('can be asked again once the time is over', async () => {
  const platform = await open();
  platform.answer(smsCode, () => ({ expirationTime: Date.now() + 1 }));
  await tick();
  await send();
  expect(await screen.findByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled');
});

it('asks for the box first', async () => {
  const platform = await open();
  await send();
  expect(await screen.findByText(/Tick “I am not a robot” first/)).toBeVisible();
  expect(platform.sent(smsCode)).toHaveLength(0);
});

it('sends nothing while the number is wrong', async () => {
  const platform = await open({ wrongNumber: true });
  await tick();
  await send();
  expect(platform.sent(smsCode)).toHaveLength(0);
});

it('counts by the platform’s time when a code was sent a moment ago', async () => {
  const platform = await open();
  const value = { expirationTime: Date.now() + 30_000 };
  platform.refuse(smsCode, 'verification.too.soon', { value });
  await tick();
  await send();
  expect(await screen.findByRole('button', { name: /^Again in (29|30|31) s$/ })).toBeVisible();
  expect(await screen.findByText(/A code was sent a moment ago/)).toBeVisible();
});

it('clears the box and says why when the proof is refused', async () => {
  const platform = await open();
  platform.refuse(smsCode, 'bot.check.failed');
  await tick();
  await send();
  expect(await screen.findByText(/tick the box again/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled');
});

it('says so when no challenge was to be had', async () => {
  const platform = await open();
  platform.refuse(botCheckChallenge, 'request.rate.limited');
  jest.mocked(solveBotCheck).mockRejectedValue({ code: 'request.rate.limited' });
  await act(() => userEvent.click(screen.getByRole('checkbox')));
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
