import { headIcon, memberInfo, setHeadIcon } from '@site/contracts/areas/account';
import { PICTURE_FIELD, PICTURE_MAX_BYTES, uploadPicture } from '@site/contracts/areas/profile';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember } from '../../../testing/fakeMember';
import { renderRemote } from '../../../testing/renderRemote';
import ProfilePage from '../ProfilePage';

const choices = [
  { id: 'f7', url: '/cdn/avatars/7.webp' },
  { id: 'f8', url: '/cdn/avatars/8.webp' },
];
const icon = '/cdn/avatars/7.webp';
const photo = new File([new Uint8Array(2_000)], 'me.jpg', { type: 'image/jpeg' });

/** What was drawn on which canvas: the arguments of `drawImage`. */
let drawn: unknown[][];

beforeEach(() => {
  drawn = [];
  globalThis.createImageBitmap = jest.fn(async () => ({ width: 800, height: 400, close: () => {} }));
  const context = {
    clearRect: () => {},
    fillRect: () => {},
    drawImage: (...call: unknown[]) => void drawn.push(call.slice(1)),
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['cut'], { type: type ?? '' })));
});

afterEach(() => act(() => signOut()));

async function open() {
  const platform = fakeMember();
  platform.answer(headIcon, { icon, choices });
  platform.answer(setHeadIcon, { icon: '/cdn/avatars/8.webp' });
  platform.answer(uploadPicture, { id: 'p1', url: '/cdn/pictures/p1.webp', bytes: 3 });
  renderRemote(<ProfilePage />, { path: '/m/member/profile' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
  await screen.findByRole('dialog', { name: 'Choose a picture' });
  return platform;
}

const faces = () => within(screen.getByRole('dialog', { name: 'Choose a picture' }));
const crop = () => within(screen.getByRole('dialog', { name: 'Move and zoom' }));
const upload = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(faces().getByLabelText('Upload'), file);
const slide = (name: string, to: number) =>
  fireEvent.change(crop().getByRole('slider', { name }), { target: { value: String(to) } });

describe('a choice', () => {
  it('is made from those that the merchant offers, and shows in every place', async () => {
    const platform = await open();
    expect(faces().getByRole('button', { name: 'Picture 1' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(faces().getByRole('button', { name: 'Picture 2' }));
    await userEvent.click(faces().getByRole('button', { name: 'Use this one' }));
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(platform.sent(setHeadIcon)[0]?.content).toEqual({ id: 'f8' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(platform.sent(memberInfo)).toHaveLength(2);
  });

  it('whose answer is late closes no sheet that was opened meanwhile', async () => {
    const platform = await open();
    let answer = () => {};
    platform.answer(setHeadIcon, () => new Promise((resolve) => (answer = () => resolve({ icon }))));
    await userEvent.click(faces().getByRole('button', { name: 'Picture 2' }));
    await userEvent.click(faces().getByRole('button', { name: 'Use this one' }));
    expect(address()).toBe('/m/member/profile?part=picture');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Change picture' }));
    await screen.findByRole('dialog', { name: 'Choose a picture' });
    await act(async () => answer());
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(faces().getByRole('button', { name: 'Picture 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/m/member/profile?part=picture');
  });

  it('that is refused says why, and may be made again', async () => {
    const platform = await open();
    platform.refuse(setHeadIcon, 'picture.unknown');
    await userEvent.click(faces().getByRole('button', { name: 'Picture 2' }));
    await userEvent.click(faces().getByRole('button', { name: 'Use this one' }));
    expect(
      await screen.findByText('This picture is no longer available. Please choose another.'),
    ).toBeVisible();
    expect(faces().getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('an own picture', () => {
  it('is cut out as it was moved and zoomed, sent, and looked at before others see it', async () => {
    const platform = await open();
    await upload(photo);
    await screen.findByRole('dialog', { name: 'Move and zoom' });
    expect(crop().getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    slide('Zoom', 2);
    slide('Left or right', 300);
    platform.answer(headIcon, { icon, waiting: '/cdn/pictures/p1.webp', choices });
    await userEvent.click(crop().getByRole('button', { name: 'Use this picture' }));
    expect(await screen.findByText('Picture sent. Others see it once we have looked at it')).toBeVisible();
    // The square around (300, 200), half as wide as the picture is high.
    expect(drawn.at(-1)).toEqual([200, 100, 200, 200, 0, 0, 512, 512]);
    expect(platform.sent(uploadPicture)[0]?.content).toMatchObject({
      purpose: 'ICON',
      [PICTURE_FIELD]: expect.any(Blob),
    });
    expect(platform.sent(setHeadIcon)[0]?.content).toEqual({ id: 'p1' });
    expect(await screen.findByText(/We are looking at your new picture/)).toBeVisible();
    const picture = await screen.findByRole('img', { name: 'Your picture' });
    expect(picture).toHaveAttribute('src', '/cdn/pictures/p1.webp');
  });

  it('is dragged under the window, and stays in it', async () => {
    await open();
    await upload(photo);
    await screen.findByRole('dialog', { name: 'Move and zoom' });
    const across = () => crop().getByRole<HTMLInputElement>('slider', { name: 'Left or right' });
    const view = screen.getByRole('dialog').querySelector('canvas')?.parentElement as HTMLElement;
    view.setPointerCapture = () => {};
    expect(across().value).toBe('400');
    fireEvent.pointerDown(view, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(view, { pointerId: 1, clientX: 154, clientY: 100 });
    // A quarter of the window is a quarter of the square of 400.
    expect(across().value).toBe('300');
    fireEvent.pointerMove(view, { pointerId: 1, clientX: 900, clientY: 100 });
    expect(across().value).toBe('200');
    fireEvent.pointerUp(view, { pointerId: 1 });
    fireEvent.pointerMove(view, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(across().value).toBe('200');
  });

  it('is zoomed by two fingers', async () => {
    await open();
    await upload(photo);
    await screen.findByRole('dialog', { name: 'Move and zoom' });
    const view = screen.getByRole('dialog').querySelector('canvas')?.parentElement as HTMLElement;
    view.setPointerCapture = () => {};
    fireEvent.pointerDown(view, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerDown(view, { pointerId: 2, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(view, { pointerId: 2, clientX: 300, clientY: 100 });
    expect(crop().getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value).toBe('2');
  });

  it.each([
    [
      'too large',
      new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'me.jpg', { type: 'image/jpeg' }),
      'Each picture may be 5 MB at most. Please choose a smaller one.',
    ],
    [
      'of another kind',
      new File(['%PDF'], 'me.pdf', { type: 'application/pdf' }),
      'Please choose pictures in JPEG, JPG or PNG.',
    ],
  ])('that is %s is not opened', async (_fault, file, words) => {
    await open();
    await upload(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(createImageBitmap).not.toHaveBeenCalled();
    expect(faces().getByRole('button', { name: 'Picture 1' })).toBeVisible();
  });

  it('that is none behind its name is not opened', async () => {
    jest.mocked(createImageBitmap).mockRejectedValue(new DOMException('bad', 'InvalidStateError'));
    await open();
    await upload(photo);
    expect(await screen.findByText('Please choose pictures in JPEG, JPG or PNG.')).toBeVisible();
  });

  it('that the platform refuses stays, to be sent again or left', async () => {
    const platform = await open();
    platform.refuse(uploadPicture, 'picture.too.large');
    await upload(photo);
    await screen.findByRole('dialog', { name: 'Move and zoom' });
    await userEvent.click(crop().getByRole('button', { name: 'Use this picture' }));
    expect(
      await screen.findByText('Each picture may be 5 MB at most. Please choose a smaller one.'),
    ).toBeVisible();
    expect(platform.sent(setHeadIcon)).toHaveLength(0);
    await userEvent.click(crop().getByRole('button', { name: 'Back' }));
    expect(faces().getByRole('button', { name: 'Picture 1' })).toBeVisible();
  });
});
