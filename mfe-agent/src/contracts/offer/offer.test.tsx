import {
  contractHistory,
  offerDividend,
  offerSalary,
  salaryRequests,
  TERMS_MOST,
} from '@site/contracts/areas/agentContracts';
import { subordinates } from '@site/contracts/areas/team';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, downline, fakeContracts, openContracts, pageOf, waiting } from '../testing/contractPage';

afterEach(() => act(() => signOut()));

const offered = { ...waiting, to: 'kla.89' };
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Offer a contract' }));
const fill = async (step: number, turnover: string, members: string, rate: string) => {
  const offer = await sheet();
  for (const [name, text] of Object.entries({
    'Turnover from': turnover,
    'Active members': members,
    Rate: rate,
  }))
    fireEvent.change(offer.getByRole('textbox', { name: `Step ${step}, ${name}` }), {
      target: { value: text },
    });
  return offer;
};
const send = async () => (await sheet()).getByRole('button', { name: 'Send offer' });
const TO_KLA = '?account=kla.89';

it('is sent once, as the API writes it, to who is chosen; it waits in the list at once', async () => {
  const platform = fakeContracts();
  platform.answer(subordinates, { ...pageOf([downline('anan', 0), downline('kla.89')]), path: [] });
  platform.answer(offerSalary, offered);
  openContracts();
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  expect(address()).toBe('/m/member/agent/getSalaryContract?part=offer');
  await userEvent.click((await sheet()).getByRole('button', { name: /^To/ }));
  const names = within(await screen.findByRole('dialog', { name: 'Choose a downline' }));
  await userEvent.click(await names.findByRole('button', { name: /kla\.89/ }));
  expect(names.queryByText('anan')).not.toBeInTheDocument();
  await fill(1, '100,000', '3', '0.03');
  await userEvent.click((await sheet()).getByRole('button', { name: 'Add a step' }));
  await fill(2, '500000.5', '8', '0.08');
  // From here on nothing but the answer to the press is known.
  platform.answer(salaryRequests, () => new Promise<never>(() => undefined));
  const button = await send();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Offer sent')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/m/member/agent/getSalaryContract');
  expect(platform.sent(offerSalary).map(({ content }) => content)).toEqual([
    {
      account: 'kla.89',
      kind: 'DAILY',
      terms: [
        { turnover: '100000.00', activeMembers: 3, rate: '0.03' },
        { turnover: '500000.50', activeMembers: 8, rate: '0.08' },
      ],
    },
  ]);
  const given = within(screen.getByRole('list', { name: 'Your downlines' }));
  expect(given.getByRole('button', { name: /kla\.89.*Waiting/ })).toBeVisible();
});

it('of a dividend goes by its own call, for profit and share', async () => {
  const platform = fakeContracts();
  platform.answer(offerDividend, { ...offered, kind: 'DIVIDEND' });
  openContracts('DIVIDEND', TO_KLA);
  const offer = await sheet();
  await userEvent.type(offer.getByRole('textbox', { name: 'Step 1, Team profit from' }), '50000');
  await userEvent.type(offer.getByRole('textbox', { name: 'Step 1, Active members' }), '5');
  await userEvent.type(offer.getByRole('textbox', { name: 'Step 1, Share' }), '5');
  await userEvent.click(await send());
  expect(await screen.findByText('Offer sent')).toBeVisible();
  expect(platform.sent(offerDividend).map(({ content }) => content)).toEqual([
    { account: 'kla.89', terms: [{ turnover: '50000.00', activeMembers: 5, rate: '5.00' }] },
  ]);
});

it('opens by its address with the downline chosen, and takes its steps as they come and go', async () => {
  const platform = fakeContracts();
  openContracts('DAILY', TO_KLA);
  const offer = await sheet();
  expect(offer.getByRole('button', { name: /^To kla\.89/ })).toBeVisible();
  expect(offer.queryByRole('button', { name: 'Remove step 1' })).not.toBeInTheDocument();
  const add = () => offer.queryByRole('button', { name: 'Add a step' });
  for (let steps = 1; steps < TERMS_MOST; steps += 1) fireEvent.click(add() as HTMLElement);
  expect(add()).not.toBeInTheDocument();
  await fill(3, '3', '3', '3');
  await userEvent.click(offer.getByRole('button', { name: 'Remove step 2' }));
  expect(offer.getByRole('textbox', { name: 'Step 2, Rate' })).toHaveValue('3');
  expect(add()).toBeVisible();
  expect(platform.sent(offerSalary)).toEqual([]);
});

it('says what it cannot read, at the field, and sends nothing', async () => {
  const platform = fakeContracts();
  openContracts();
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a contract' }));
  await userEvent.click(await send());
  const offer = await sheet();
  expect(offer.getByText('Choose who the contract is for.')).toBeVisible();
  expect(offer.getByRole('button', { name: /^To/ })).toHaveFocus();
  expect(platform.sent(offerSalary)).toEqual([]);
});

it('says which figure of which step it cannot read', async () => {
  const platform = fakeContracts();
  openContracts('DAILY', TO_KLA);
  const offer = await fill(1, '100000', '3', '0.005');
  await userEvent.click(await send());
  const rate = offer.getByRole('textbox', { name: 'Step 1, Rate' });
  expect(rate).toBeInvalid();
  expect(rate).toHaveFocus();
  expect(rate).toHaveAccessibleDescription(/^Step 1: enter a rate below 100/);
  expect(offer.getByRole('textbox', { name: 'Step 1, Turnover from' })).toBeValid();
  await userEvent.type(rate, '{backspace}');
  expect(rate).toBeValid();
  expect(platform.sent(offerSalary)).toEqual([]);
});

it('keeps what was typed when terms are refused, and says so under the step', async () => {
  const platform = fakeContracts();
  platform.refuse(offerSalary, 'contract.terms.invalid', { status: 422, value: { step: 2 } });
  openContracts('DAILY', TO_KLA);
  await fill(1, '100000', '3', '0.03');
  await userEvent.click((await sheet()).getByRole('button', { name: 'Add a step' }));
  const offer = await fill(2, '500000', '8', '0.02');
  await userEvent.click(await send());
  const says = 'Step 2 must be higher than step 1, and not above your own terms.';
  expect(await offer.findByText(says)).toBeVisible();
  const rate = offer.getByRole('textbox', { name: 'Step 2, Rate' });
  expect(rate).toHaveAccessibleDescription(says);
  expect(rate).toHaveValue('0.02');
  expect(offer.getByRole('textbox', { name: 'Step 1, Rate' })).toBeValid();
  expect(offer.getByRole('textbox', { name: 'Step 2, Turnover from' })).toHaveFocus();

  platform.answer(offerSalary, offered);
  await fill(2, '500000', '8', '0.08');
  expect(offer.queryByText(says)).not.toBeInTheDocument();
  await userEvent.click(await send());
  expect(await screen.findByText('Offer sent')).toBeVisible();
});

it.each([
  ['contract.terms.invalid', undefined, /^Each step needs more turnover/],
  ['contract.terms.invalid', { step: 7 }, /^Each step needs more turnover/],
  ['contract.terms.invalid', { step: 1 }, /^Step 1 may not be above your own terms/],
  ['downline.unknown', undefined, /\w/],
  ['feature.unavailable', undefined, /\w/],
])('says %s with %j in the sheet, which stays', async (code, value, says) => {
  const platform = fakeContracts();
  platform.refuse(offerSalary, code, { value });
  openContracts('DAILY', TO_KLA);
  const offer = await fill(1, '1', '1', '1');
  await userEvent.click(await send());
  const alerts = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts().filter(Boolean)).toEqual([expect.stringMatching(says)]));
  expect(offer.getByRole('textbox', { name: 'Step 1, Rate' })).toHaveValue('1');
  if (code === 'downline.unknown') expect(offer.getByRole('button', { name: /^To/ })).toBeInvalid();
});

describe('the names', () => {
  const choose = async () => {
    await userEvent.click((await sheet()).getByRole('button', { name: /^To/ }));
    return within(await screen.findByRole('dialog', { name: 'Choose a downline' }));
  };

  it('of somebody without agents lead to open an account', async () => {
    const platform = fakeContracts();
    platform.answer(subordinates, { ...pageOf([downline('anan', 0)]), path: [] });
    openContracts('DAILY', '?part=offer');
    const names = await choose();
    expect(await names.findByText('No agents yet')).toBeVisible();
    expect(names.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/m/agentRegister');
  });

  it('may fail, and are asked for again', async () => {
    const platform = fakeContracts();
    platform.refuse(subordinates, 'not.found');
    openContracts('DAILY', '?part=offer');
    const names = await choose();
    expect(await names.findByText('Your downlines did not load')).toBeVisible();
    platform.answer(subordinates, { ...pageOf([downline('kla.89')]), path: [] });
    await userEvent.click(names.getByRole('button', { name: 'Reload' }));
    expect(await names.findByRole('button', { name: /kla\.89/ })).toBeVisible();
  });

  it('lead back to the offer as it was typed', async () => {
    fakeContracts();
    openContracts('DAILY', TO_KLA);
    await fill(1, '123', '4', '0.05');
    const names = await choose();
    expect(names.getByRole('button', { name: 'Back to the offer' })).toHaveFocus();
    await userEvent.click(names.getByRole('button', { name: 'Back to the offer' }));
    const offer = await sheet();
    expect(offer.getByRole('button', { name: /^To kla\.89/ })).toHaveFocus();
    expect(offer.getByRole('textbox', { name: 'Step 1, Turnover from' })).toHaveValue('123');
  });
});

it('asks for contracts again after an offer', async () => {
  const platform = fakeContracts();
  platform.answer(offerSalary, offered);
  openContracts('DAILY', TO_KLA);
  await fill(1, '1', '1', '1');
  const before = platform
    .sent(contractHistory)
    .filter(({ content }) => asked(content).side === 'given').length;
  await userEvent.click(await send());
  await screen.findByText('Offer sent');
  await waitFor(() =>
    expect(
      platform.sent(contractHistory).filter(({ content }) => asked(content).side === 'given').length,
    ).toBeGreaterThan(before),
  );
});
