import { queryClient, usePlayState } from '@site/api';
import { type CareNotice, careNotices } from '@site/contracts/areas/careNotices';
import { signOut } from '@site/session';
import { act, screen } from '@testing-library/react';
import { useCareNotice } from '../care/notices/useCareNotice';
import { carePlatform, openState, timeOut } from '../care/testing';
import { renderShell, signInAs } from '../testing/renderShell';
import { useMayPopUp } from './useMayPopUp';

const notice: CareNotice = {
  id: 'a-notice',
  mark: 'REVIEW',
  at: '2026-11-21T13:30:00.000Z',
  facts: [],
  before: 'HOME',
};

/** Home without what may open over it: what is known of the account, and what follows from that. */
function Home() {
  const mayPopUp = useMayPopUp();
  return (
    <>
      <p>{usePlayState().data?.state ?? 'not known'}</p>
      <p>{useCareNotice('HOME').notice ? 'told' : 'nothing to tell'}</p>
      <p>{mayPopUp ? 'it opens' : 'it waits'}</p>
    </>
  );
}

afterEach(() => act(() => signOut()));

function visit(state = openState, list: CareNotice[] = []) {
  const platform = carePlatform(state);
  platform.answer(careNotices, { list });
  renderShell(<Home />);
  return platform;
}

it('lets something open over home for guests and members', async () => {
  visit();
  expect(screen.getByText('it opens')).toBeVisible();
  act(() => signInAs(0));
  expect(screen.getByText('it waits')).toBeVisible();
  expect(await screen.findByText('it opens')).toBeVisible();
});

it.each([
  ['stopped by marks', { ...openState, offers: false }],
  ['closed for play', timeOut],
])('opens nothing over home for an account that is %s @PL-039', async (_what, state) => {
  signInAs(0);
  visit(state);
  expect(await screen.findByText(state.state)).toBeVisible();
  expect(screen.getByText('it waits')).toBeVisible();
});

it('opens nothing near a word on the own play, nor when it has just been put away @PL-032', async () => {
  signInAs(0);
  const platform = visit(openState, [notice]);
  expect(await screen.findByText('told')).toBeVisible();
  expect(screen.getByText('it waits')).toBeVisible();
  platform.answer(careNotices, { list: [] });
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('nothing to tell')).toBeVisible();
  expect(screen.getByText('it waits')).toBeVisible();
});
