import { merchantWallet, renewSession, walletBalance } from '@site/contracts/areas/account';
import { getSession, signOut } from '@site/session';
import { waitFor } from '@testing-library/react';
import { renderShell, shellPlatform, signInAs } from '../testing/renderShell';
import { useHomeEntry } from './useHomeEntry';

afterEach(() => signOut());

/** Home without its slots and header, which ask for wallets themselves. */
function Home() {
  useHomeEntry();
  return null;
}

it('asks for the merchant wallet alone when a guest comes, each time @HS-069', async () => {
  const platform = shellPlatform();
  for (const visits of [1, 2]) {
    const { unmount } = renderShell(<Home />);
    await waitFor(() => expect(platform.sent(merchantWallet)).toHaveLength(visits));
    unmount();
  }
  expect(platform.sent(walletBalance)).toHaveLength(0);
  expect(platform.sent(renewSession)).toHaveLength(0);
});

it('renews the session and asks for both wallets when a member comes, each time @HS-069', async () => {
  const platform = shellPlatform();
  platform.answer(renewSession, { token: 'the-next-token-of-a-test', expirationTime: Date.now() + 60_000 });
  signInAs(0);
  for (const visits of [1, 2]) {
    const { unmount } = renderShell(<Home />);
    await waitFor(() => expect(platform.sent(renewSession)).toHaveLength(visits));
    await waitFor(() => expect(platform.sent(merchantWallet)).toHaveLength(visits));
    await waitFor(() => expect(platform.sent(walletBalance)).toHaveLength(visits));
    unmount();
  }
  await waitFor(() => expect(getSession()?.token).toBe('the-next-token-of-a-test'));
});
