import { ApiError } from '@site/api';
import { startTexts } from '@site/i18n/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pngFile } from '../testing/pngFile';
import { type KeepPicture, type KeptPicture, PictureList, usePictureList } from '.';

interface Sent {
  readonly options: Parameters<KeepPicture>[1];
  readonly answer: (id: string) => void;
  readonly fail: (error: Error) => void;
}

beforeEach(() => {
  startTexts();
  let number = 0;
  URL.createObjectURL = () => `blob:${++number}`;
  URL.revokeObjectURL = jest.fn();
});

/** A list whose sending the test answers. */
function setUp(kept?: readonly KeptPicture[]) {
  const sent: Sent[] = [];
  const upload: KeepPicture = (_picture, options) =>
    new Promise((resolve, reject) => {
      sent.push({ options, answer: (id) => resolve({ id, url: `/wps/pictures/${id}` }), fail: reject });
    });
  function Example() {
    const pictures = usePictureList({ upload, ...(kept && { kept }) });
    return (
      <>
        <PictureList label="Pictures" hint="JPG or PNG, up to 5 MB each." pictures={pictures} />
        <output>
          {pictures.sent.map(({ id }) => id).join(' ')} {pictures.isSettled ? 'settled' : 'waiting'}
        </output>
        <button type="button" onClick={() => pictures.drop(['old'])}>
          Drop
        </button>
      </>
    );
  }
  const { unmount } = render(<Example />);
  return { sent, unmount };
}

const field = () => screen.getByLabelText('Add');
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(field(), files);
const form = () => document.querySelector('output')?.textContent?.trim();
const answer = (sent: Sent | undefined, id: string) => act(async () => sent?.answer(id));
const sending = (name: string) => screen.getByRole('progressbar', { name });

it('sends what is chosen one by one, and shows how far it is @PR-028', async () => {
  const { sent } = setUp();
  await choose(pngFile('a.png'), pngFile('b.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.options.onProgress(0.627));
  expect(sending('a.png, 62 % sent')).toHaveValue(62);
  expect(sending('b.png, 0 % sent')).toHaveValue(0);
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(form()).toBe('waiting');
  await answer(sent[0], 'p1');
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer(sent[1], 'p2');
  expect(form()).toBe('p1 p2 settled');
  expect(screen.getByText('b.png is sent.')).toBeInTheDocument();
});

it('refuses what is no picture or too large without sending it, and lets go of it at the next choice @PR-023 @PR-024', async () => {
  const { sent } = setUp();
  await choose(
    pngFile('place.png', { bytes: 5_242_881 }),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' }),
    pngFile('town.png', { width: 20_000, height: 20_000 }),
  );
  const tooLarge = 'Each picture may be 5 MB at most. Please choose a smaller one.';
  expect(await screen.findByText(`place.png: ${tooLarge}`)).toBeVisible();
  expect(screen.getByText('drawing.png: Please choose pictures in JPEG, JPG or PNG.')).toBeVisible();
  expect(screen.getByText(`town.png: ${tooLarge}`)).toBeVisible();
  expect(screen.getByText('0 of 3')).toBeVisible();
  expect(form()).toBe('settled');
  expect(sent).toEqual([]);
  await choose(pngFile('a.png'));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(screen.queryByText(/town.png/)).not.toBeInTheDocument();
});

it('takes three at most, says so of a fourth, and offers no more @PR-025', async () => {
  const { sent } = setUp();
  await choose(...['a.png', 'b.png', 'c.png', 'd.png'].map((name) => pngFile(name)));
  expect(await screen.findByText('You can add 3 pictures at most.')).toBeVisible();
  expect(screen.queryByLabelText('Add')).not.toBeInTheDocument();
  expect(screen.getByText('That is all three. Remove one to change it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  await waitFor(() => expect(field()).toHaveFocus());
  for (const id of ['p1', 'p3']) {
    await waitFor(() => expect(screen.getAllByRole('progressbar')).not.toHaveLength(0));
    await answer(sent.at(-1), id);
  }
  expect(form()).toBe('p1 p3 settled');
  expect(screen.queryByText('You can add 3 pictures at most.')).not.toBeInTheDocument();
});

it('calls off what is taken away on its way, and goes on with the next', async () => {
  const { sent } = setUp();
  await choose(pngFile('a.png'), pngFile('b.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(sent[0]?.options.signal.aborted).toBe(true);
  await answer(sent[0], 'late');
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer(sent[1], 'p2');
  expect(form()).toBe('p2 settled');
});

it('keeps what was not sent, says why, and sends it again after what is on its way', async () => {
  const { sent } = setUp();
  await choose(pngFile('a.png'), pngFile('b.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.fail(new ApiError({ code: 'client.offline' })));
  expect(screen.getByText('a.png: No internet. Check your connection.')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Send a.png again' }));
  expect(sent[1]?.options.signal.aborted).toBe(false);
  await answer(sent[1], 'p2');
  await waitFor(() => expect(sent).toHaveLength(3));
  await answer(sent[2], 'p1');
  expect(form()).toBe('p1 p2 settled');
  expect(screen.queryByText(/No internet/)).not.toBeInTheDocument();
});

it('refuses what the platform finds to be no picture', async () => {
  const { sent } = setUp();
  await choose(pngFile('a.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => sent[0]?.fail(new ApiError({ code: 'picture.type.unsupported' })));
  expect(screen.getByText(/a.png: Please choose pictures/)).toBeVisible();
  expect(screen.getByText('0 of 3')).toBeVisible();
  expect(form()).toBe('settled');
});

it('shows those of an earlier opening by their address, and lets go of those that are not kept any more', async () => {
  const at = Date.now();
  setUp([
    { id: 'old', url: '/wps/pictures/old', name: 'old.png', at },
    { id: 'new', url: '/wps/pictures/new', name: 'new.png', at },
  ]);
  expect(form()).toBe('old new settled');
  expect([...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/wps/pictures/old',
    '/wps/pictures/new',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  expect(form()).toBe('new settled');
});

it('ends with the page', async () => {
  const { sent, unmount } = setUp();
  await choose(pngFile('a.png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  expect(sent[0]?.options.signal.aborted).toBe(true);
});
