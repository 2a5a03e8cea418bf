import { headIcon, memberInfo } from '@site/contracts/areas/account';
import { setCountry, setNickname } from '@site/contracts/areas/profile';
import { PATHS } from '@site/contracts/values/paths';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember, narin } from '../../testing/fakeMember';
import { renderRemote } from '../../testing/renderRemote';
import ProfilePage from './ProfilePage';

afterEach(() => act(() => signOut()));

function open(change: (platform: ReturnType<typeof fakeMember>) => void = () => {}) {
  const platform = fakeMember();
  change(platform);
  renderRemote(<ProfilePage />, { path: '/m/member/profile', pages: Object.values(PATHS) });
  return platform;
}

const nickname = () => screen.findByRole('textbox', { name: 'Nickname' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function rename(to: string) {
  await userEvent.clear(await nickname());
  if (to !== '') await userEvent.type(await nickname(), to);
  await save();
}

describe('nickname', () => {
  it('says what the merchant takes as one, and who sees it', async () => {
    open();
    expect(await nickname()).toHaveValue('Narin S.');
    await waitFor(async () =>
      expect(await nickname()).toHaveAccessibleDescription(/^2 to 16 characters\. Others see it/),
    );
  });

  it('is saved without the spaces around it, and shown from then on', async () => {
    const platform = open();
    platform.answer(setNickname, { nickname: 'Suda' });
    await nickname();
    platform.answer(memberInfo, { ...narin, nickname: 'Suda' });
    await rename('  Suda ');
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(platform.sent(setNickname)[0]?.content).toEqual({ nickname: 'Suda' });
    await waitFor(() => expect(platform.sent(memberInfo)).toHaveLength(2));
  });

  it.each([
    ['missing', '', 'Please fill this in.'],
    ['too short', 'N', 'The name format is not right. Please check it.'],
    ['of other characters', 'a<b>c', 'The name format is not right. Please check it.'],
  ])('that is %s is not sent', async (_fault, text, words) => {
    const platform = open();
    await rename(text);
    expect(await nickname()).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(await nickname()).toHaveFocus();
    expect(platform.sent(setNickname)).toHaveLength(0);
  });

  it('that the platform refuses says why under the field, until it is changed', async () => {
    const fields = { nickname: ['name.reserved'] };
    open((platform) => platform.refuse(setNickname, 'name.reserved', { fields }));
    await rename('admin_narin');
    const refused = expect.stringContaining('Names that look like staff are not possible.');
    await waitFor(async () => expect(await nickname()).toHaveAccessibleDescription(refused));
    await userEvent.type(await nickname(), 'x');
    expect(await nickname()).toBeValid();
  });

  it('that cannot be saved now stays typed, with a notice', async () => {
    open((platform) => platform.refuse(setNickname, 'request.rate.limited'));
    await rename('Suda');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests at once');
    expect(await nickname()).toHaveValue('Suda');
  });

  it('is emptied by its cross, which keeps the focus in the field', async () => {
    open();
    await nickname();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the nickname' }));
    expect(await nickname()).toHaveValue('');
    expect(await nickname()).toHaveFocus();
  });
});

describe('account', () => {
  it('says what it is, by the days of the merchant, and leads to the security centre', async () => {
    open();
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    expect(account.getByText('narin88')).toBeVisible();
    expect(account.getByText('Aug 3, 2025')).toBeVisible();
    expect(account.getByText('Gold club')).toBeVisible();
    expect(account.getByRole('link', { name: 'Security centre' })).toHaveAttribute(
      'href',
      '/m/securityCenter',
    );
  });

  it('changes the country', async () => {
    const platform = open((merchant) => merchant.answer(setCountry, { country: 'ID' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Country Thailand' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Country' }));
    expect(sheet.getByText('Thailand').closest('li')).toHaveAttribute('aria-current', 'true');
    platform.answer(memberInfo, { ...narin, country: 'ID' });
    await userEvent.click(sheet.getByRole('button', { name: 'Indonesia' }));
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(platform.sent(setCountry)[0]?.content).toEqual({ country: 'ID' });
    expect(await screen.findByRole('button', { name: 'Country Indonesia' })).toBeVisible();
  });

  it('keeps the countries open that were opened again before the first change was answered', async () => {
    let answer = () => {};
    open((merchant) =>
      merchant.answer(
        setCountry,
        () => new Promise((resolve) => (answer = () => resolve({ country: 'ID' }))),
      ),
    );
    const countries = () => screen.findByRole('dialog', { name: 'Country' });
    await userEvent.click(await screen.findByRole('button', { name: 'Country Thailand' }));
    expect(address()).toBe('/m/member/profile?part=country');
    await userEvent.click(within(await countries()).getByRole('button', { name: 'Indonesia' }));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/m/member/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Country Thailand' }));
    await countries();
    await act(async () => answer());
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(await countries()).toBeVisible();
    expect(address()).toBe('/m/member/profile?part=country');
  });

  it('has none to say of a member without one', async () => {
    const { country: _country, ...elsewhere } = narin;
    open((platform) => platform.answer(memberInfo, elsewhere));
    expect(await screen.findByRole('button', { name: 'Country Not set' })).toBeVisible();
  });
});

it('says when it did not load, and tries again', async () => {
  const platform = open((merchant) => merchant.refuse(memberInfo, 'not.found'));
  expect(await screen.findByText('Your profile did not load')).toBeVisible();
  platform.answer(memberInfo, narin);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await nickname()).toHaveValue('Narin S.');
});

it('offers no other picture where the merchant has none to offer', async () => {
  const platform = open((merchant) => merchant.refuse(headIcon, 'feature.unavailable'));
  expect(await nickname()).toBeVisible();
  await waitFor(() => expect(platform.sent(headIcon)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Change picture' })).not.toBeInTheDocument();
});
