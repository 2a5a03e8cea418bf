import { queryClient } from '@site/api';
import { refuse } from '@site/api/testing';
import { newDownlineQuotas, newDownlineRebates, openDownline } from '@site/contracts/areas/agentAccounts';
import { consolidatedSettings } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountsSite, offer, opened, showAccounts } from '../testing/accountsPage';
import { openBody } from '../testing/sealedBody';

afterEach(() => {
  act(() => signOut());
  queryClient.clear();
});

const name = () => screen.findByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const open = () => screen.getByRole('button', { name: 'Open account' });
const slider = (category: string) => screen.getByRole('slider', { name: category });
const region = async (title: string) => within(await screen.findByRole('region', { name: title }));

async function fill(typedName = 'noknok24', typedPassword = 'longenough1') {
  await userEvent.type(await name(), typedName);
  await userEvent.type(password(), typedPassword);
}

describe('the form', () => {
  it('proposes rates, folds those after the fifth, and shows what each quota has left @AG-020', async () => {
    await accountsSite();
    showAccounts();
    expect((await region('Rebates')).getAllByRole('slider')).toHaveLength(5);
    expect(slider('Lottery')).toHaveAttribute('aria-valuetext', '1.60%');
    await userEvent.click(screen.getByRole('button', { name: '2 more categories' }));
    expect(slider('Bingo')).toHaveAttribute('aria-valuetext', '0.45%');
    const rows = (await region('Quota')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1.80%None left',
      '1.75%2 of 5 left',
      '1.70%16 of 20 left',
    ]);
    expect(within(rows[1] as HTMLElement).getByRole('img', { name: '2 of 5 left' })).toBeInTheDocument();
  });

  it('says the lengths that the merchant takes', async () => {
    await accountsSite();
    showAccounts();
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('4 to 16 characters'));
    expect(password()).toHaveAccessibleDescription('6 to 20 characters');
  });

  it('says under the highest rate which place it takes, and that none is left', async () => {
    await accountsSite();
    showAccounts();
    await name();
    expect(slider('Lottery')).toHaveAccessibleDescription('0.00% yours 1.80%');
    slider('Lottery').focus();
    await userEvent.keyboard('{PageUp}');
    expect(slider('Lottery')).toHaveAccessibleDescription(/Takes 1 of the 16 accounts left at 1.70%\./);
    await userEvent.keyboard('{End}');
    expect(slider('Lottery')).toBeInvalid();
    expect(slider('Lottery')).toHaveAccessibleDescription(
      /No accounts left at 1.80%\. Choose a lower rate\./,
    );
  });

  it('sends nothing that the merchant’s rules or a quota are against, and leads there', async () => {
    const platform = await accountsSite();
    showAccounts();
    await userEvent.click((await name()) && open());
    expect(await name()).toHaveFocus();
    expect(await name()).toBeInvalid();
    await fill('abc', 'short');
    await userEvent.click(open());
    expect(await name()).toHaveAccessibleDescription(/^The account format is not right\./);
    expect(await name()).toHaveFocus();
    await fill('de');
    slider('Lottery').focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(open());
    expect(slider('Lottery')).toHaveFocus();
    expect(platform.sent(openDownline)).toHaveLength(0);
  });

  it('opens an agent’s account with all the rates, once for two taps', async () => {
    const platform = await accountsSite();
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    platform.answer(openDownline, async () => {
      await waiting;
      return { ...opened, type: 1 as const };
    });
    showAccounts();
    await fill(' noknok24 ');
    await userEvent.click(screen.getByRole('tab', { name: 'Agent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Slots, more' }));
    await userEvent.dblClick(open());
    expect(open()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    expect(await screen.findByRole('heading', { name: 'noknok24 is open' })).toBeVisible();
    const sent = platform.sent(openDownline);
    expect(sent).toHaveLength(1);
    expect(sent[0] && (await openBody(sent[0]))).toEqual({
      username: 'noknok24',
      password: 'longenough1',
      type: 1,
      rebates: offer.map(({ gameType, rate }) => ({
        gameType,
        rate: gameType === 'RNG' ? '0.65' : rate,
      })),
    });
  });
});

describe('what was opened', () => {
  async function openOne() {
    const platform = await accountsSite();
    platform.answer(openDownline, opened);
    showAccounts();
    await fill();
    await userEvent.click(open());
    await screen.findByRole('heading', { name: 'noknok24 is open' });
    return platform;
  }

  it('is shown once, and copied singly or together', async () => {
    const user = userEvent.setup();
    await openOne();
    await user.click(screen.getByRole('button', { name: 'Copy Password' }));
    expect(await navigator.clipboard.readText()).toBe('longenough1');
    await user.click(screen.getByRole('button', { name: 'Copy both' }));
    expect(await navigator.clipboard.readText()).toBe('Username: noknok24\nPassword: longenough1');
    expect(await screen.findByText('Username and password copied.')).toBeVisible();
  });

  it('is kept nowhere after Done, and the form begins anew', async () => {
    await openOne();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await name()).toHaveValue('');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('form', { name: 'New account' })).toHaveFocus();
    const kept = [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      window.location.href,
      JSON.stringify(window.history.state),
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    ];
    expect(kept.filter((text) => text?.includes('longenough1'))).toEqual([]);
  });

  it('has taken a place: rates and quotas are asked for anew', async () => {
    const platform = await openOne();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(platform.sent(newDownlineQuotas).length).toBeGreaterThan(1));
    expect(platform.sent(newDownlineRebates).length).toBeGreaterThan(1);
  });
});

describe('a refusal', () => {
  async function refused(code: string, details: Parameters<typeof refuse>[1] = {}) {
    const platform = await accountsSite();
    platform.refuse(openDownline, code, details);
    showAccounts();
    await fill();
    await userEvent.click(open());
    await waitFor(() => expect(platform.sent(openDownline)).toHaveLength(1));
    return platform;
  }

  it.each([
    ['username.exists', {}],
    ['account.format', { fields: { username: ['account.format'] } }],
  ])('%s stands under the name, which has the focus, until it is typed anew', async (code, details) => {
    await refused(code, details);
    await waitFor(async () => expect(await name()).toBeInvalid());
    expect(await name()).toHaveFocus();
    await userEvent.type(await name(), '5');
    expect(await name()).toBeValid();
    expect(password()).toHaveValue('longenough1');
  });

  it('of a common password stands under it', async () => {
    await refused('password.common');
    await waitFor(() => expect(password()).toBeInvalid());
    expect(password()).toHaveFocus();
  });

  it('of a rate stands under that rate with its bound, and fresh bounds are asked for', async () => {
    const platform = await accountsSite();
    platform.answer(openDownline, () => {
      platform.answer(newDownlineRebates, {
        list: offer.map((each) => (each.gameType === 'RNG' ? { ...each, rate: '0.30', max: '0.50' } : each)),
      });
      return refuse('rebate.out.of.range', { value: { gameType: 'RNG', min: '0.00', max: '0.50' } });
    });
    showAccounts();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Slots, more' }));
    await userEvent.click(open());
    await waitFor(() => expect(slider('Slots')).toBeInvalid());
    expect(slider('Slots')).toHaveFocus();
    expect(slider('Slots')).toHaveAttribute('aria-valuetext', '0.65%');
    await waitFor(() =>
      expect(slider('Slots')).toHaveAccessibleDescription(/yours 0.50% At most 0.50%, which is your own\./),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Slots, less' }));
    expect(slider('Slots')).toBeValid();
    expect(slider('Slots')).toHaveAttribute('aria-valuetext', '0.50%');
  });

  it('of a folded rate unfolds it', async () => {
    await refused('rebate.out.of.range', { value: { gameType: 'BINGO', min: '0.00', max: '0.20' } });
    await waitFor(() => expect(slider('Bingo')).toHaveFocus());
    expect(slider('Bingo')).toHaveAccessibleDescription(/At most 0.20%/);
  });

  it('of a quota that somebody else used up stands under the highest rate', async () => {
    const platform = await refused('quota.exceeded', { value: { rate: '1.60', total: 5, used: 5 } });
    await waitFor(() => expect(slider('Lottery')).toBeInvalid());
    expect(slider('Lottery')).toHaveAccessibleDescription(/No accounts left at 1.60%/);
    await waitFor(() => expect(platform.sent(newDownlineQuotas).length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole('button', { name: 'Lottery, less' }));
    expect(slider('Lottery')).toBeValid();
  });

  it('that is about nothing of the form is told, and all stays', async () => {
    await refused('registration.refused');
    expect(await screen.findByText(/This cannot be done here/)).toBeVisible();
    expect(await name()).toHaveValue('noknok24');
  });

  it('is not what a lost answer is: the account may be there', async () => {
    await refused('internal.error', { status: 502 });
    expect(await screen.findByText(/the account may be open or not/)).toBeVisible();
    expect(password()).toHaveValue('longenough1');
  });
});

describe('what does not come', () => {
  it('is said with a retry for the rates', async () => {
    const platform = await accountsSite();
    platform.refuse(newDownlineRebates, 'internal.error');
    showAccounts();
    expect(await screen.findByText('The rebates did not load')).toBeVisible();
    platform.answer(newDownlineRebates, { list: offer });
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await name()).toBeVisible();
  });

  it('takes its own place for the quotas, and keeps nobody from the form', async () => {
    const platform = await accountsSite();
    platform.refuse(newDownlineQuotas, 'internal.error');
    platform.refuse(consolidatedSettings, 'internal.error');
    platform.answer(openDownline, opened);
    showAccounts();
    expect(await screen.findByText('The quotas did not load')).toBeVisible();
    await fill();
    await userEvent.click(open());
    expect(await screen.findByRole('heading', { name: 'noknok24 is open' })).toBeVisible();
  });

  it('is not there for an agent without rates and a merchant without quotas', async () => {
    const platform = await accountsSite();
    platform.answer(newDownlineRebates, { list: [] });
    platform.answer(newDownlineQuotas, { list: [] });
    showAccounts();
    expect(await screen.findByText(/You have no rebates to pass on/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Quota' })).not.toBeInTheDocument();
  });
});

it('keeps what is typed while the links are looked at', async () => {
  await accountsSite();
  showAccounts();
  await fill();
  await userEvent.click(screen.getByRole('tab', { name: 'By link' }));
  expect(await screen.findByText('2 links')).toBeVisible();
  expect(window.location.search).toBe('?tab=link');
  await userEvent.click(screen.getByRole('tab', { name: 'By form' }));
  expect(await name()).toHaveValue('noknok24');
  expect(password()).toHaveValue('longenough1');
});
