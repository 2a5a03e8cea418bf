import { securityOverview } from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin } from '../../testing/fakeLogin';
import { bare, fakeSecurity, guarded, row, showCentre } from './testing/fakeSecurity';

afterEach(() => signOut());

it('says of each what guards the account, and where it is changed @HS-010', async () => {
  await fakeSecurity();
  showCentre();
  expect(await row(/^Password Set Change$/)).toHaveAttribute('href', '/m/changePsw');
  expect(await row(/^Passkeys 1 passkey Manage$/)).toHaveAttribute('href', '/m/set/passkeys');
  expect(await row(/^E-mail na\*\*\*@example.com Change$/)).toHaveAttribute(
    'href',
    '/m/securityCenter?part=email',
  );
  expect(await row(/^Logged-in devices/)).toHaveAttribute('href', '/m/set/sessions');
  const money = within(screen.getByRole('region', { name: 'Money' }));
  expect(money.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Payment password Set Change',
    'Payee name Narin S***, fixed ',
    'Bank cards 2 of 5 Manage',
    'Security questions Set Change',
  ]);
});

it('leads nowhere with what cannot be changed', async () => {
  await fakeSecurity();
  showCentre();
  expect(await screen.findByText('Narin S***, fixed')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Payee name/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Phone/ })).not.toBeInTheDocument();
});

it('says what is missing, and offers to set it up', async () => {
  await fakeSecurity({ ...bare, mobileNum: '08****5678' });
  showCentre();
  expect(await row(/^Phone 08\*\*\*\*5678, not confirmed Confirm$/)).toBeVisible();
  expect(await row(/^Payment password Not set Set up$/)).toBeVisible();
  expect(await row(/^Payee name Not set Set up$/)).toBeVisible();
  expect(await row(/^Bank cards None yet Add$/)).toBeVisible();
  expect(await row(/^Security questions Not set Set up$/)).toBeVisible();
});

it('says until when withdrawals rest', async () => {
  await fakeSecurity({ ...guarded, restingUntil: '2031-03-05T06:30:00Z' });
  showCentre();
  expect(await screen.findByText(/Withdrawals rest until Mar 5, 2031, 13:30/)).toBeVisible();
});

it('keeps the page to come back to in the addresses of its parts', async () => {
  await fakeSecurity();
  showCentre('?return=%2Fm%2Fwithdraw');
  expect(await row(/^Bank cards/)).toHaveAttribute(
    'href',
    '/m/securityCenter?part=cards&return=%2Fm%2Fwithdraw',
  );
});

it('offers to try again when it does not load', async () => {
  const platform = await fakeLogin();
  platform.refuse(securityOverview, 'feature.unavailable');
  showCentre();
  expect(await screen.findByRole('heading', { name: 'The security centre did not load' })).toBeVisible();
  platform.answer(securityOverview, guarded);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/^Payment password/)).toBeVisible();
});
