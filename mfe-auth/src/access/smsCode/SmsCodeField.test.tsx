import { botCheckChallenge, smsCode } from '@site/contracts/areas/verification';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../../testing/fakeLogin';
import { renderRemote } from '../../testing/renderRemote';
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

it('sends number, dialling code and proof, under the module it is for @AU-031 @AU-032', async () => {
  const platform = await open();
  await tick();
  await send();
  expect(await screen.findByText('The code is on its way.')).toBeVisible();
  const [sent] = platform.sent(smsCode);
  expect(sent?.content).toEqual({ ...NUMBER, altcha: 'proof' });
  expect(sent?.headers.ModuleId).toBe('REGMOBVERF3');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the time until the next code', () => {
  const waiting = (seconds: number) => screen.getByRole('button', { name: `Again in ${seconds} s` });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  /** With the box ticked, and a clock of the test's own. */
  async function openInTime() {
    const platform = await open();
    await tick();
    jest.useFakeTimers();
    return platform;
  }
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await pass(0);
  };
  afterEach(() => jest.useRealTimers());

  it('is 60 s until the platform has named its end @AU-033', async () => {
    const platform = await openInTime();
    const answered = deferred<{ expirationTime: number }>();
    platform.answer(smsCode, () => answered.promise);
    await press();
    expect(waiting(60)).toBeVisible();
    await pass(2_000);
    expect(waiting(58)).toBeVisible();
    answered.resolve({ expirationTime: Date.now() + 30_000 });
    await pass(0);
    expect(waiting(30)).toBeVisible();
  });

  it('is counted twice a second, and nothing is sent meanwhile @AU-034', async () => {
    const platform = await openInTime();
    jest.setSystemTime(Date.parse('2026-11-20T08:00:00.800Z'));
    platform.answer(smsCode, () => ({ expirationTime: Date.parse('2026-11-20T08:00:02.900Z') }));
    await press();
    expect(waiting(2)).toHaveAttribute('aria-disabled', 'true');
    await pass(500);
    fireEvent.click(waiting(1));
    await pass(500);
    expect(waiting(1)).toBeVisible();
    expect(platform.sent(smsCode)).toHaveLength(1);
    await pass(500);
    expect(screen.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-disabled');
  });

  it('begins with a notice of 10 s at most @AU-035', async () => {
    const platform = await openInTime();
    platform.answer(smsCode, () => new Promise(() => {}));
    await press();
    await pass(9_999);
    expect(screen.getByText('Sending the code')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Sending the code')).not.toBeInTheDocument();
  });

  it('ends, as the notice does, when the code was not sent @AU-033 @AU-035', async () => {
    const platform = await openInTime();
    platform.refuse(smsCode, 'request.rate.limited');
    await press();
    expect(screen.queryByText('Sending the code')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
  });
});

it('shows no second more than the platform has named, whose clock is told by the second', async () => {
  const platform = await open();
  await tick();
  // The header says 0.9 s less than the clock that names the time.
  const now = Date.parse('2026-11-20T08:00:00Z');
  jest.useFakeTimers({ now });
  platform.answer(smsCode, () => ({ expirationTime: now + 900 + WAIT_MS }));
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Again in 60 s' })).toBeVisible();
  jest.useRealTimers();
});

it('takes digits alone, ten at most, also of a code that is pasted with its words @AU-037', async () => {
  await open();
  const field = screen.getByLabelText('SMS code');
  await userEvent.type(field, '12a4');
  expect(field).toHaveValue('124');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('Your code: 123 456 789 012');
  expect(field).toHaveValue('1234567890');
});

it('asks for the box first', async () => {
  const platform = await open();
  await send();
  expect(await screen.findByText(/Tick “I am not a robot” first/)).toBeVisible();
  expect(platform.sent(smsCode)).toHaveLength(0);
});

it('sends nothing while the number is wrong @AU-029', async () => {
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
