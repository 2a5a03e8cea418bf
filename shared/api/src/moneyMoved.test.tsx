import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import { hotGames } from '@site/contracts/areas/games';
import { rewardList } from '@site/contracts/areas/rewards';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { moneyMoved, queryClient, useApiQuery } from './index';
import { fakePlatform } from './testing/fakePlatform';

const hotRequest = { merchantCode: 'aurora', isPlatform: 2, language: 'TH', platform: 'html5' } as const;

/** Another tab of the site. */
const otherTab = new BroadcastChannel('site-money');
afterAll(() => otherTab.close());

/** What a list of rewards asks for. */
const ready = { part: 'READY', pageNo: 1, pageSize: 25 } as const;
const noRewards = { list: [], pageNum: 1, totalPages: 0, total: 0 };

/** A page that shows the balance, the wallets, rewards, and games. */
async function showPage() {
  const platform = fakePlatform();
  platform.answer(walletBalance, { sumBalance: '100.00', currencySymbol: '฿' });
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(rewardList, { ...noRewards, footer: { claimable: '0.00', ready: 0, inReview: 0 } });
  platform.answer(hotGames, { list: [] });
  const { result } = renderHook(
    () => [
      useApiQuery(walletBalance, {}),
      useApiQuery(merchantWallet, {}, { staleTime: 60_000 }),
      useApiQuery(rewardList, ready),
      useApiQuery(hotGames, hotRequest),
    ],
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
  return platform;
}

it('asks again for what money has changed, however fresh it is, and for nothing else', async () => {
  const { sent } = await showPage();
  moneyMoved();
  const ofMoney = [walletBalance, merchantWallet, rewardList];
  await waitFor(() => expect(ofMoney.map((call) => sent(call).length)).toEqual([2, 2, 2]));
  expect(sent(hotGames)).toHaveLength(1);
});

it('tells the other tabs, and hears of them', async () => {
  const { sent } = await showPage();
  const heard = jest.fn();
  otherTab.onmessage = heard;
  moneyMoved();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(sent(walletBalance)).toHaveLength(2));
  otherTab.postMessage(null);
  await waitFor(() => expect(sent(walletBalance)).toHaveLength(3));
});
