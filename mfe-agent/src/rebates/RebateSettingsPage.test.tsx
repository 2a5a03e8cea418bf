import { queryClient } from '@site/api';
import { refuse } from '@site/api/testing';
import { type AccountRebates, rebatesOfDownline, updateDownlineRebates } from '@site/contracts/areas/rebates';
import { subordinates } from '@site/contracts/areas/team';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arun, ofPim, own, pageOf, person, rebatesSite, showRebates } from './testing/rebatesPage';

afterEach(() => {
  act(() => signOut());
  queryClient.clear();
  sessionStorage.clear();
});

const LIST = '/m/member/agent/agentRebeat';
const PIM = '?account=pim_22';
const slider = (category: string) => screen.findByRole('slider', { name: category });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the list', () => {
  it('has the agent’s own rates, and each direct downline with its first ones @AG-015', async () => {
    rebatesSite();
    showRebates();
    const yours = await region('Yours');
    expect((await yours.findByText('Lottery')).nextSibling).toHaveTextContent('1.80%');
    const links = await (await region('Direct downlines')).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/arun77Member.*Lottery 1.60%Slots 0.00%Live 0.00%$/),
      expect.stringMatching(/pim_22Agent.*Lottery 1.75%Slots 0.60%Live 0.55%$/),
    ]);
    expect(links[1]).toHaveAttribute('href', `${LIST}${PIM}`);
  });

  it('finds direct downlines by a part of their name, and nobody below them', async () => {
    rebatesSite();
    showRebates();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Account' }), 'PIM{Enter}');
    await waitFor(async () =>
      expect((await region('Direct downlines')).getAllByRole('link')).toHaveLength(1),
    );
    expect(address()).toBe(`${LIST}?q=PIM`);
    expect(screen.queryByText('golf_pim')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Yours' })).not.toBeInTheDocument();
  });

  it('says that nobody was found, and goes back to all', async () => {
    rebatesSite();
    showRebates('?q=nobody');
    await press('Show all');
    expect(await screen.findByText('arun77')).toBeVisible();
    expect(address()).toBe(LIST);
  });

  it('without anybody leads to opening an account', async () => {
    const platform = rebatesSite();
    platform.answer(subordinates, { ...pageOf([]), path: ['agent01'] });
    showRebates();
    expect(await screen.findByText('No direct downlines yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open account' })).toHaveAttribute('href', '/m/agentRegister');
  });

  it('of an agent without rates says so', async () => {
    const platform = rebatesSite();
    platform.answer(rebatesOfDownline, { ...own, rebates: [] });
    showRebates();
    expect(await screen.findByText('You have no rebates yet.')).toBeVisible();
    expect(await screen.findByText('arun77')).toBeVisible();
  });

  it('fails part by part, each with a retry', async () => {
    const platform = rebatesSite();
    platform.refuse(rebatesOfDownline, 'internal.error');
    platform.refuse(subordinates, 'internal.error');
    showRebates();
    expect(await screen.findByText('Your rebates did not load')).toBeVisible();
    expect(await screen.findByText('Your downlines did not load')).toBeVisible();
    platform.answer(subordinates, { ...pageOf([arun]), path: ['agent01'] });
    await press('Try again');
    expect(await screen.findByText('arun77')).toBeVisible();
    platform.answer(rebatesOfDownline, own);
    await press('Reload');
    expect(await screen.findByText('1.80%')).toBeVisible();
  });

  it('takes names of any length', async () => {
    const platform = rebatesSite();
    const long = 'w'.repeat(64);
    platform.answer(subordinates, { ...pageOf([person(long)]), path: ['agent01'] });
    showRebates();
    expect(await screen.findByText(long)).toBeVisible();
  });
});

describe('one downline', () => {
  it('has its rates between what it has given on and what the agent has', async () => {
    rebatesSite();
    showRebates(PIM);
    expect(await screen.findByRole('heading', { name: /^pim_22 ?, ?Agent$/ })).toBeVisible();
    expect(await slider('Lottery')).toHaveAccessibleDescription('given on 1.60% yours 1.80%');
    expect(await slider('Lottery')).toHaveAttribute('aria-valuetext', '1.75%');
  });

  it('opens from the list, and Back leads there', async () => {
    rebatesSite();
    showRebates();
    await userEvent.click(await screen.findByRole('link', { name: /pim_22/ }));
    expect(address()).toBe(`${LIST}${PIM}`);
    await press('Back');
    await waitFor(() => expect(address()).toBe(LIST));
  });

  it('opened by its address leads back to the list too', async () => {
    rebatesSite();
    showRebates(PIM);
    await press('Back');
    await waitFor(() => expect(address()).toBe(LIST));
    expect(await screen.findByText('arun77')).toBeVisible();
  });

  it('who is none of the agent’s says so, with the way to the list', async () => {
    rebatesSite();
    showRebates('?account=stranger');
    expect(await screen.findByText('Not one of your direct downlines')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Direct downlines' }));
    expect(address()).toBe(LIST);
  });

  it('that does not come is asked for again', async () => {
    const platform = rebatesSite();
    platform.refuse(rebatesOfDownline, 'internal.error');
    showRebates(PIM);
    expect(await screen.findByText('The rebates did not load')).toBeVisible();
    platform.answer(rebatesOfDownline, ofPim);
    await press('Try again');
    expect(await slider('Lottery')).toBeVisible();
  });

  it('has nothing to set where the agent has nothing', async () => {
    const platform = rebatesSite();
    platform.answer(rebatesOfDownline, { ...ofPim, rebates: [] });
    showRebates(PIM);
    expect(await screen.findByText('Nothing to give')).toBeVisible();
  });
});

describe('changes', () => {
  async function change() {
    await slider('Slots');
    await press('Slots, more');
    await press('Slots, more');
    await press('Live, less');
  }
  const saved: AccountRebates = {
    ...ofPim,
    rebates: ofPim.rebates.map((each) =>
      each.gameType === 'RNG'
        ? { ...each, rate: '0.70' }
        : each.gameType === 'LIVE'
          ? { ...each, rate: '0.50' }
          : each,
    ),
  };
  const question = async () => within(await screen.findByRole('dialog', { name: 'Save for pim_22?' }));

  it('are counted, and undone at once', async () => {
    rebatesSite();
    showRebates(PIM);
    await change();
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeEnabled();
    await press('Undo');
    expect(await slider('Slots')).toHaveAttribute('aria-valuetext', '0.60%');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('of a rate that is moved back are none', async () => {
    rebatesSite();
    showRebates(PIM);
    await slider('Slots');
    await press('Slots, more');
    expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeVisible();
    await press('Slots, less');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('are listed before they are saved, and sent together, once for two taps @AG-015', async () => {
    const platform = rebatesSite();
    platform.answer(updateDownlineRebates, saved);
    showRebates(PIM);
    await change();
    await press('Save 2 changes');
    const sheet = await question();
    expect(sheet.getByText('Slots').nextSibling).toHaveTextContent('0.60% →becomes 0.70%');
    expect(sheet.getByText('Live').nextSibling).toHaveTextContent('0.55% →becomes 0.50%');
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rates saved.')).toBeVisible();
    expect(platform.sent(updateDownlineRebates).map(({ content }) => content)).toEqual([
      {
        account: 'pim_22',
        rebates: [
          { gameType: 'RNG', rate: '0.70' },
          { gameType: 'LIVE', rate: '0.50' },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await slider('Slots')).toHaveAttribute('aria-valuetext', '0.70%');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('site.chosenRates'))).toEqual([]);
  });

  it('are not saved by Cancel', async () => {
    const platform = rebatesSite();
    showRebates(PIM);
    await change();
    await press('Save 2 changes');
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.sent(updateDownlineRebates)).toHaveLength(0);
    expect(await slider('Slots')).toHaveAttribute('aria-valuetext', '0.70%');
  });

  it('are there again after the page was left, and the list says that they are not saved', async () => {
    rebatesSite();
    showRebates(PIM);
    await change();
    await press('Back');
    await waitFor(() => expect(address()).toBe(LIST));
    await userEvent.click(await screen.findByRole('link', { name: /pim_22.*Changes not saved/ }));
    expect(await slider('Slots')).toHaveAttribute('aria-valuetext', '0.70%');
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toBeVisible();
  });

  it('of another agent in this tab are not shown', async () => {
    sessionStorage.setItem('site.chosenRates.agent02.pim_22', '[{"gameType":"RNG","rate":"0.80"}]');
    rebatesSite();
    showRebates(PIM);
    expect(await slider('Slots')).toHaveAttribute('aria-valuetext', '0.60%');
  });

  it('out of range stand under the rate with its bound, which is asked for anew', async () => {
    const platform = rebatesSite();
    const raised = {
      ...ofPim,
      rebates: ofPim.rebates.map((each) =>
        each.gameType === 'LIVE' ? { ...each, rate: '0.60', min: '0.60' } : each,
      ),
    };
    platform.answer(updateDownlineRebates, () => {
      platform.answer(rebatesOfDownline, raised);
      return refuse('rebate.out.of.range', { value: { gameType: 'LIVE', min: '0.60', max: '0.65' } });
    });
    showRebates(PIM);
    await change();
    await press('Save 2 changes');
    await userEvent.click((await question()).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await slider('Live')).toHaveAccessibleDescription(
        'given on 0.60% yours 0.65% At least 0.60%: pim_22 has given that on.',
      ),
    );
    expect(await slider('Live')).toHaveAttribute('aria-valuetext', '0.50%');
    expect(screen.getByRole('button', { name: 'Save 2 changes' })).toHaveAttribute('aria-disabled', 'true');
    await press('Live, more');
    expect(await slider('Live')).toBeValid();
    expect(screen.getByRole('button', { name: 'Save 1 change' })).not.toHaveAttribute('aria-disabled');
  });

  it('without an account left stand under the highest rate', async () => {
    const platform = rebatesSite();
    platform.refuse(updateDownlineRebates, 'quota.exceeded', {
      value: { rate: '1.70', total: 3, used: 3 },
    });
    showRebates(PIM);
    await change();
    await press('Save 2 changes');
    await userEvent.click((await question()).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await slider('Lottery')).toHaveAccessibleDescription(/No accounts left at 1.70%/),
    );
  });

  it('that fail otherwise stay, and why is said', async () => {
    const platform = rebatesSite();
    platform.refuse(updateDownlineRebates, 'request.rate.limited');
    showRebates(PIM);
    await change();
    await press('Save 2 changes');
    const sheet = await question();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert', { hidden: true })).not.toBeEmptyDOMElement());
    expect(sheet.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
    expect(await screen.findByRole('slider', { name: 'Slots', hidden: true })).toHaveAttribute(
      'aria-valuetext',
      '0.70%',
    );
  });
});
