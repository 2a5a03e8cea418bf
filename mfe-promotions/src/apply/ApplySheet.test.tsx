import { queryClient } from '@site/api';
import { announcements, type Promotion } from '@site/contracts/areas/messages';
import { uploadPicture } from '@site/contracts/areas/profile';
import { applyReward, claimReward } from '@site/contracts/areas/promotions';
import { PATHS } from '@site/contracts/values/paths';
import { signOut } from '@site/session';

import { address, pngFile } from '@site/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { league, only, openDetail, signInAsMember } from '../detail/testing';

const SENT = 'Sent. We will tell you when it is decided.';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
  signInAsMember();
});
afterEach(() => {
  act(() => signOut());
  queryClient.clear();
  sessionStorage.clear();
});

const DRAFT = 'site.application.player01.linked1';
const draft = () => sessionStorage.getItem(DRAFT);
const sheet = () => screen.findByRole('dialog', { name: 'Request the reward' });
const within_ = async () => within(await sheet());
const send = () => screen.getByRole('button', { name: 'Send request' });
const remark = () => screen.getByRole('textbox', { name: 'Remark' });
const add = () => screen.getByLabelText('Add');
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(add(), files);
const rests = () => expect(send()).toHaveAttribute('aria-disabled', 'true');
const isReady = () => waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));

/** The form of a promotion that needs this, opened by a press on Claim. */
async function openForm(needs: Partial<Promotion> = { imageRequired: 'Y', remarkRequired: 'Y' }) {
  const joined = { signUpStatus: 'JOINED', ...needs };
  const platform = openDetail(joined);
  let number = 0;
  platform.answer(uploadPicture, () => {
    number += 1;
    return { id: `pic${number}`, url: `/wps/pictures/pic${number}`, bytes: 64 };
  });
  platform.answer(applyReward, () => {
    platform.answer(announcements, only({ ...league, ...joined, signUpStatus: 'PENDING' }));
    return { signUpStatus: 'PENDING' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await sheet();
  return platform;
}

it.each<[Partial<Promotion>, boolean, boolean]>([
  [{ imageRequired: 'Y' }, true, false],
  [{ remarkRequired: 'Y' }, false, true],
  [{ imageRequired: 'Y', remarkRequired: 'Y' }, true, true],
])('asks for what %j needs, and claims nothing @PR-013 @PR-016 @PR-017', async (needs, picture, text) => {
  const platform = await openForm(needs);
  expect(screen.queryByLabelText('Add') !== null).toBe(picture);
  expect(screen.queryByRole('textbox', { name: 'Remark' }) !== null).toBe(text);
  rests();
  expect(platform.sent(claimReward)).toEqual([]);
});

it('rests until all is there, sends it once, and goes to the list @PR-014 @PR-018 @PR-020 @PR-028', async () => {
  const platform = await openForm();
  await userEvent.type(remark(), '  Place 14, narin88 🎣 ');
  rests();
  await choose(pngFile('a.png'), pngFile('b.png'));
  await isReady();
  expect(platform.sent(uploadPicture)).toHaveLength(2);
  fireEvent.click(send());
  fireEvent.click(send());
  expect(await screen.findByText(SENT)).toBeVisible();
  await waitFor(() => expect(address()).toBe(PATHS.promotions));
  const [application, ...more] = platform.sent(applyReward);
  expect(more).toEqual([]);
  expect(application?.content).toEqual({
    promotionId: 'linked1',
    pictures: ['pic1', 'pic2'],
    remarks: 'Place 14, narin88 🎣',
  });
  expect(draft()).toBeNull();
});

it('rests for a remark of spaces, one that is too long, and a picture on its way @PR-018 @PR-027', async () => {
  const platform = await openForm();
  let answer = () => {};
  platform.answer(
    uploadPicture,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ id: 'pic1', url: '/wps/pictures/pic1', bytes: 64 });
      }),
  );
  await choose(pngFile('a.png'));
  fireEvent.change(remark(), { target: { value: '🎣'.repeat(140) } });
  await waitFor(() => expect(platform.sent(uploadPicture)).toHaveLength(1));
  rests();
  await act(async () => answer());
  await isReady();
  for (const text of ['🎣'.repeat(141), '   ']) {
    fireEvent.change(remark(), { target: { value: text } });
    rests();
  }
});

it('says that it is being sent, until it is known @PR-022', async () => {
  const platform = await openForm({ remarkRequired: 'Y' });
  let answer = () => {};
  platform.answer(
    applyReward,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ signUpStatus: 'PENDING' });
      }),
  );
  await userEvent.type(remark(), 'Hello');
  await userEvent.click(send());
  expect(await screen.findByText('Sending your request')).toBeVisible();
  await act(async () => answer());
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByText('Sending your request')).not.toBeInTheDocument();
});

it('keeps what is written and sent through closing and a reload, and lets go of it with Cancel @PR-019', async () => {
  await openForm();
  await userEvent.type(remark(), 'Place 14');
  await choose(pngFile('a.png'));
  await isReady();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  cleanup();

  await openForm();
  expect(remark()).toHaveValue('Place 14');
  expect(screen.getByRole('button', { name: 'Remove a.png' })).toBeVisible();
  await isReady();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(draft()).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }));
  await sheet();
  expect(remark()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Remove a.png' })).not.toBeInTheDocument();
});

it('lets go of a picture that is too old to be kept, and says so', async () => {
  const old = { id: 'pic0', url: '/wps/pictures/pic0', name: 'old.png', at: Date.now() - 25 * 3_600_000 };
  sessionStorage.setItem(DRAFT, JSON.stringify({ remarks: 'Place 14', pictures: [old] }));
  await openForm();
  expect(remark()).toHaveValue('Place 14');
  expect(screen.getByText('This picture is no longer available. Please choose another.')).toBeVisible();
  rests();
});

it('lets go of the picture that the platform does not know, and of no other', async () => {
  const platform = await openForm();
  platform.refuse(applyReward, 'picture.unknown', { value: { picture: 'pic1' } });
  await userEvent.type(remark(), 'Place 14');
  await choose(pngFile('a.png'), pngFile('b.png'));
  await isReady();
  await userEvent.click(send());
  expect(
    await screen.findByText('This picture is no longer available. Please choose another.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove a.png' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove b.png' })).toBeVisible();
  expect(remark()).toHaveValue('Place 14');
});

it('shows a refusal of the remark under it, until it is changed', async () => {
  const platform = await openForm({ remarkRequired: 'Y' });
  platform.refuse(applyReward, 'remark.required');
  await userEvent.type(remark(), 'Hello');
  await userEvent.click(send());
  await waitFor(() => expect(remark()).toBeInvalid());
  await userEvent.type(remark(), '!');
  expect(remark()).not.toBeInvalid();
});

it('stays with all that is in it where the network is lost', async () => {
  const platform = await openForm({ remarkRequired: 'Y' });
  platform.refuse(applyReward, 'system.error', { status: 502 });
  await userEvent.type(remark(), 'Hello');
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByText('Sending your request')).not.toBeInTheDocument());
  expect(remark()).toHaveValue('Hello');
  await isReady();
});

it('closes where the reward was asked for meanwhile: on another device, or by a call whose answer was lost', async () => {
  const platform = await openForm({ remarkRequired: 'Y' });
  platform.refuse(applyReward, 'reward.not.claimable');
  platform.answer(announcements, only({ ...league, remarkRequired: 'Y', signUpStatus: 'PENDING' }));
  await userEvent.type(remark(), 'Hello');
  await userEvent.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('We will tell you when it is decided.')).toBeVisible();
  expect(draft()).toBeNull();
});

it('is opened by its address, and gives focus back', async () => {
  const joined = { signUpStatus: 'JOINED', remarkRequired: 'Y' } as const;
  openDetail(joined, '/m/activityDetail?id=p1&part=request');
  await userEvent.click((await within_()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/m/activityDetail?id=p1');
});
