import { refuse } from '@site/api/testing';
import { addBankCard, removeBankCard } from '@site/contracts/areas/security';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bare,
  enterPin,
  fakeSecurity,
  guarded,
  press,
  river,
  sala,
  showCentre,
  typeInto,
} from '../testing/fakeSecurity';

afterEach(() => signOut());

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Bank cards' })).getAllByRole('listitem');
const choose = async (bank: string) => userEvent.selectOptions(await screen.findByLabelText('Bank'), bank);

describe('the list', () => {
  it('shows each card by its last figures, and how many more there may be', async () => {
    await fakeSecurity();
    showCentre('?part=cards');
    const [first, second] = await cards();
    expect(first).toHaveTextContent('Sala Bank Narin S***Ends in •••• •••• 4417A withdrawal waits');
    expect(second).toHaveTextContent('River Bank Narin S***Ends in •••• •••• 0926');
    expect(screen.getByRole('link', { name: 'Add a card 3 more possible' })).toBeVisible();
  });

  it('offers no further card where there is no room for one', async () => {
    await fakeSecurity(guarded, [sala, river, ...['3', '4', '5'].map((id) => ({ ...river, id }))]);
    showCentre('?part=cards');
    expect(await screen.findByText(/An account can hold 5 cards/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Add a card/ })).not.toBeInTheDocument();
  });

  it('removes a card after asking @RP-048', async () => {
    const platform = await fakeSecurity();
    platform.answer(removeBankCard, () => {
      platform.account.cards.pop();
      return {};
    });
    showCentre('?part=cards');
    await press('Remove River Bank •• 0926');
    const question = await screen.findByRole('alertdialog', { name: 'Remove River Bank •• 0926?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('River Bank •• 0926 removed')).toBeVisible();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(platform.sent(removeBankCard).map(({ content }) => content)).toEqual([{ id: 'c2' }]);
  });

  it('does not remove a card that a withdrawal goes to', async () => {
    const platform = await fakeSecurity();
    showCentre('?part=cards');
    await press('Remove Sala Bank •• 4417');
    expect(await screen.findByRole('alertdialog', { name: 'This card is needed now' })).toHaveTextContent(
      /2,990\.00 is on its way to Sala Bank •• 4417\./,
    );
    expect(platform.sent(removeBankCard)).toHaveLength(0);
  });

  it('says the same when the withdrawal was asked for meanwhile', async () => {
    const platform = await fakeSecurity();
    platform.refuse(removeBankCard, 'bank.card.in.use');
    showCentre('?part=cards');
    await press('Remove River Bank •• 0926');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alertdialog', { name: 'This card is needed now' })).toBeVisible();
  });
});

describe('another card', () => {
  it('is added by bank, number and payment password @RP-048', async () => {
    const platform = await fakeSecurity();
    platform.answer(addBankCard, { ...river, id: 'c3', bankName: 'Lotus Bank', cardNo: '6014' });
    showCentre('?part=cards');
    await userEvent.click(await screen.findByRole('link', { name: /Add a card/ }));
    expect(await screen.findByLabelText('Account holder')).toHaveValue('Narin S***');
    await choose('Lotus Bank');
    await typeInto('Account number', '048-1-22601-4');
    await press('Add this card');
    await enterPin('493827');
    expect(await screen.findByText('Lotus Bank •• 6014 added')).toBeVisible();
    expect(platform.sent(addBankCard).map(({ content }) => content)).toEqual([
      { bankCode: 'LOTUS', cardNo: '0481226014', paymentPassword: '493827', language: 'EN' },
    ]);
    await waitFor(() => expect(address()).toBe('/m/securityCenter?part=cards'));
  });

  it('is left once, however often its way out is pressed', async () => {
    await fakeSecurity();
    showCentre('');
    await userEvent.click(await screen.findByRole('link', { name: /^Bank cards/ }));
    await userEvent.click(await screen.findByRole('link', { name: /Add a card/ }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/m/securityCenter?part=cards'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/m/securityCenter?part=cards');
  });

  it('says how many digits the numbers of a bank have', async () => {
    const platform = await fakeSecurity();
    showCentre('?part=addCard');
    await choose('Lotus Bank');
    await typeInto('Account number', '048-1-2260');
    await press('Add this card');
    expect(await screen.findByLabelText('Account number')).toHaveAccessibleDescription(
      'Lotus Bank numbers have 10 digits.',
    );
    expect(platform.sent(addBankCard)).toHaveLength(0);
  });

  it('asks for the branch where the bank needs one', async () => {
    const platform = await fakeSecurity();
    platform.answer(addBankCard, { ...river, id: 'c3' });
    showCentre('?part=addCard');
    await choose('Lotus Bank');
    expect(screen.queryByLabelText('Branch')).not.toBeInTheDocument();
    await choose('Paddy Savings Bank');
    await typeInto('Account number', '048122601448');
    await press('Add this card');
    expect(await screen.findByLabelText('Branch')).toHaveAccessibleDescription('Please fill this in.');
    await typeInto('Branch', 'Silom');
    await press('Add this card');
    await enterPin('493827');
    await waitFor(() =>
      expect(platform.sent(addBankCard)[0]?.content).toMatchObject({ bankCode: 'PADDY', branch: 'Silom' }),
    );
  });

  it('leads back to the number when the platform finds it wrong', async () => {
    const platform = await fakeSecurity();
    platform.refuse(addBankCard, 'bank.card.number', { fields: { cardNo: ['bank.card.number'] } });
    showCentre('?part=addCard');
    await choose('Lotus Bank');
    await typeInto('Account number', '0481226015');
    await press('Add this card');
    await enterPin('493827');
    expect(await screen.findByText('This is no number of this bank. Please check it.')).toBeVisible();
    expect(screen.getByLabelText('Account number')).toHaveValue('0481226015');
  });

  it('asks for the payment password again when it was wrong', async () => {
    const platform = await fakeSecurity();
    platform.refuse(addBankCard, 'payment.password.wrong');
    showCentre('?part=addCard');
    await choose('Lotus Bank');
    await typeInto('Account number', '0481226014');
    await press('Add this card');
    await enterPin('111222');
    expect(await screen.findByText(/The payment password is not right/)).toBeVisible();
    expect(screen.getByLabelText('Payment password', { selector: 'input' })).toHaveValue('');
  });

  it('brings the list up to date where there is no room any more since it was opened', async () => {
    const platform = await fakeSecurity();
    platform.answer(addBankCard, () => {
      platform.account.cards = [sala, river, ...['3', '4', '5'].map((id) => ({ ...river, id }))];
      return refuse('bank.card.limit');
    });
    showCentre('?part=addCard');
    await choose('Lotus Bank');
    await typeInto('Account number', '0481226014');
    await press('Add this card');
    await enterPin('493827');
    expect(await screen.findByText(/An account can hold 5 cards/)).toBeVisible();
  });

  it.each([
    ['payee name', bare, 'Enter your name', '/m/securityCenter?part=payee'],
    [
      'payment password',
      { ...bare, payeeName: 'Narin S***' },
      'Choose six digits',
      '/m/securityCenter?part=payment',
    ],
  ])('needs a %s first, and leads to it', async (_what, overview, name, href) => {
    await fakeSecurity(overview);
    showCentre('?part=addCard');
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });
});
