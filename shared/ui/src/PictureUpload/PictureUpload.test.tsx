import { ApiError } from '@site/api';
import { startTexts } from '@site/i18n/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureUpload } from '.';
import { fileSize } from './fileSize';
import type { SendPicture } from './usePictureUpload';

beforeEach(() => {
  startTexts();
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = jest.fn();
});

const picture = (bytes = 2_000, type = 'image/png', name = 'receipt.png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** A field whose sending the test answers. */
function setUp() {
  const sent: {
    options: Parameters<SendPicture>[1];
    answer: (id: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload = jest.fn<ReturnType<SendPicture>, Parameters<SendPicture>>(
    (_file, options) =>
      new Promise((resolve, reject) => {
        sent.push({ options, answer: (id) => resolve({ id }), fail: reject });
      }),
  );
  const [onChange, onBusy] = [jest.fn(), jest.fn()];
  const { unmount } = render(
    <PictureUpload
      label="Add a picture of the receipt"
      hint="JPG, PNG or WebP, up to 5 MB."
      upload={upload}
      onChange={onChange}
      onBusy={onBusy}
    />,
  );
  return { upload, sent, onChange, onBusy, unmount };
}
const field = () => screen.getByLabelText('Add a picture of the receipt');
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(field(), file);

it('sends a picture as soon as it is chosen, and shows how far it is', async () => {
  const { upload, sent, onChange, onBusy } = setUp();
  const file = picture();
  await choose(file);
  expect(upload.mock.calls[0]?.[0]).toBe(file);
  expect(onBusy.mock.calls).toEqual([[true]]);
  act(() => sent[0]?.options.onProgress(0.643));
  expect(screen.getByRole('progressbar', { name: 'Sending, 64 %' })).toHaveValue(0.643);
  await act(async () => sent[0]?.answer('pic-1'));
  expect(onChange.mock.calls).toEqual([['pic-1']]);
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByText('receipt.png')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 kB');
});

it.each([
  ['a picture that is too large', picture(5_242_881), 'Each picture may be 5 MB at most.'],
  ['what is no picture', picture(10, 'application/pdf', 'bill.pdf'), 'Please choose pictures in JPEG'],
])('refuses %s before it is sent', async (_what, file, reason) => {
  const { upload, onChange } = setUp();
  await choose(file);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(field()).toBeInvalid();
  await choose(picture());
  expect(field()).not.toBeInvalid();
  expect(upload).toHaveBeenCalledTimes(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('takes five megabytes to the byte', async () => {
  const { upload } = setUp();
  await choose(picture(5_242_880));
  expect(upload).toHaveBeenCalledTimes(1);
});

it('keeps a picture that was not sent, says why, and sends it again', async () => {
  const { upload, sent, onChange } = setUp();
  const file = picture();
  await choose(file);
  await act(async () => sent[0]?.fail(new ApiError({ code: 'client.offline' })));
  expect(screen.getByText('No internet. Check your connection.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(upload.mock.calls[1]?.[0]).toBe(file);
  await act(async () => sent[1]?.answer('pic-2'));
  expect(onChange.mock.calls).toEqual([['pic-2']]);
  expect(screen.queryByText('No internet. Check your connection.')).not.toBeInTheDocument();
});

it('calls off what is taken away, and goes back to the way to choose another', async () => {
  const { sent, onChange, onBusy } = setUp();
  await choose(picture());
  await userEvent.click(screen.getByRole('button', { name: 'Remove receipt.png' }));
  expect(sent[0]?.options.signal.aborted).toBe(true);
  await waitFor(() => expect(field()).toHaveFocus());
  await act(async () => sent[0]?.answer('late'));
  expect(onChange.mock.calls).toEqual([[undefined]]);
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

it('ends with the page', async () => {
  const { sent, onChange, unmount } = setUp();
  await choose(picture());
  unmount();
  expect(sent[0]?.options.signal.aborted).toBe(true);
  await act(async () => sent[0]?.answer('late'));
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  [1_887_437, '1.8 MB'],
  [655_360, '640 kB'],
  [5_242_880, '5 MB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
