import { signIn, signOut } from '@site/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member } from '../../testing/fakeLogin';
import { field, NUMBER, open, PATH, put } from './testing/fakeForgot';

jest.mock('../remembered/sealingKey');
jest.mock('../smsCode/solveBotCheck');

afterEach(() => {
  signOut();
  localStorage.clear();
});

describe('the ways', () => {
  it('are phone, which comes first, and e-mail @AU-064', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'By phone' })).toHaveAttribute('aria-selected', 'true');
    expect(field('Mobile number')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
    expect(field('E-mail')).toBeVisible();
    expect(field('Mobile number')).not.toBeVisible();
  });

  it('are e-mail alone where the merchant sends no codes @AU-064', async () => {
    await open({ byPhone: false });
    expect(field('E-mail')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  });

  it('keep what was typed while the other is looked at', async () => {
    await open();
    put('Mobile number', NUMBER);
    await userEvent.click(screen.getByRole('tab', { name: 'By e-mail' }));
    await userEvent.click(screen.getByRole('tab', { name: 'By phone' }));
    expect(field('Mobile number')).toHaveValue(NUMBER);
  });

  it('are open to members who have forgotten their password', async () => {
    signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
    await open();
    expect(window.location.pathname).toBe(PATH);
  });
});
