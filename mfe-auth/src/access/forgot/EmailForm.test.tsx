import { passwordByEmail } from '@site/contracts/areas/passwords';
import { signOut } from '@site/session';
import { screen, waitFor } from '@testing-library/react';
import { expectMarkedInThai } from '../../testing/languageChange';
import { expectToastFor } from '../../testing/toastTime';
import { at, field, open, PATH, press, put } from './testing/fakeForgot';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('by e-mail', () => {
  const openEmail = () => open({ byPhone: false });

  it('sends name and address as a form, trimmed, says so and goes back @AU-065 @AU-067', async () => {
    const platform = await openEmail();
    put('Username', ' player01 ');
    put('E-mail', ' player01@example.com ');
    await press('Send link');
    await at('/m/home');
    const [sent] = platform.sent(passwordByEmail);
    expect(sent?.headers['Content-Type']).toMatch('application/x-www-form-urlencoded');
    expect(sent?.content).toEqual({ username: 'player01', email: 'player01@example.com' });
    expect(screen.getByText(/a link is on its way/)).toBeVisible();
  });

  it.each([
    ['', '', 'Please fill this in.', 'Please fill this in.'],
    ['ab', 'nobody@', /account format/, /e-mail format/],
    ['player01', 'a@example.travel', '', /e-mail format/],
  ])('makes no call of “%s” and “%s” @AU-066', async (name, address, nameFault, addressFault) => {
    const platform = await openEmail();
    put('Username', name);
    put('E-mail', address);
    await press('Send link');
    await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(addressFault));
    expect(field('Username')).toHaveAccessibleDescription(nameFault);
    expect(platform.sent(passwordByEmail)).toHaveLength(0);
  });

  it('checks again what is filled after a change of language, and nothing else @AU-028', async () => {
    await openEmail();
    put('E-mail', 'nobody');
    await expectMarkedInThai('email');
  });

  it('gives time to read what happens next', async () => {
    const platform = await openEmail();
    let answer = () => {};
    platform.answer(passwordByEmail, () => new Promise((resolve) => (answer = () => resolve({}))));
    put('Username', 'player01');
    put('E-mail', 'player01@example.com');
    await press('Send link');
    await waitFor(() => expect(platform.sent(passwordByEmail)).toHaveLength(1));
    const words = 'If name and e-mail address belong together, a link is on its way.';
    await expectToastFor(8_000, words, () => answer());
  });

  it('stays with what was typed when it is asked too often', async () => {
    const platform = await openEmail();
    platform.refuse(passwordByEmail, 'request.rate.limited');
    put('Username', 'player01');
    put('E-mail', 'player01@example.com');
    await press('Send link');
    expect(await screen.findByText(/Too many requests/)).toBeVisible();
    expect(field('E-mail')).toHaveValue('player01@example.com');
    expect(window.location.pathname).toBe(PATH);
  });
});
