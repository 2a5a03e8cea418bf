import { fakePlatform, testMerchant } from '@site/api/testing';
import { playState } from '@site/contracts/areas/care/state';
import { careNotices } from '@site/contracts/areas/careNotices';
import { signOut } from '@site/session';
import { act, screen, waitFor } from '@testing-library/react';
import { openState } from '../care/testing';
import { renderShell, signInAs } from '../testing/renderShell';
import { HomePage } from './HomePage';

jest.mock('../federation/view/RemoteSlot', () => ({
  RemoteSlot: ({ remote, expose }: { remote: string; expose: string }) => <p>{remote + expose}</p>,
}));

const home = ['mfe_games./GameEntrance', 'mfe_promotions./OfferStrip', 'mfe_messages./LoginPopup'];

afterEach(() => act(() => signOut()));

function visit(offers: boolean) {
  const platform = fakePlatform({ merchant: { ...testMerchant, home } });
  platform.answer(playState, { ...openState, offers });
  platform.answer(careNotices, { list: [] });
  signInAs(0);
  renderShell(<HomePage />);
}

it('shows offers and what opens by itself to an account that is offered something', async () => {
  visit(true);
  for (const slot of home) expect(await screen.findByText(slot)).toBeInTheDocument();
});

it('shows neither to an account that is offered nothing @PL-039', async () => {
  visit(false);
  expect(await screen.findByText('mfe_games./GameEntrance')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('mfe_promotions./OfferStrip')).not.toBeInTheDocument());
  expect(screen.queryByText('mfe_messages./LoginPopup')).not.toBeInTheDocument();
});
