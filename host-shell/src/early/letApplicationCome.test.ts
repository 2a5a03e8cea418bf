import { hasCome, letApplicationCome } from './letApplicationCome';
import type { ShownView } from './showFirstView';

const APPLICATION =
  '<template id="application"><script src="/main.js"></script><link rel="preload" href="/slot.js"></template>';

/** A first view with one picture in sight that has not come, and one that comes when it is scrolled to. */
function show(): { shown: ShownView; dress: () => void; picture: HTMLImageElement } {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="first-view"><img src="/reef.svg"><img src="/tile.svg" loading="lazy"></div>${APPLICATION}`;
  const view = document.getElementById('first-view') as HTMLElement;
  const pictures = [...view.querySelectorAll('img')];
  for (const image of pictures) Object.defineProperty(image, 'complete', { value: false });
  Object.defineProperty(pictures[1], 'loading', { value: 'lazy' });
  let dress = () => {};
  const whole = new Promise<void>((resolve) => {
    dress = resolve;
  });
  return { shown: { view, whole }, dress, picture: pictures[0] as HTMLImageElement };
}

/** Whether a promise resolves within this time, in ms. */
async function resolvesWithin(promise: Promise<void>, time: number): Promise<boolean> {
  let resolved = false;
  void promise.then(() => {
    resolved = true;
  });
  await jest.advanceTimersByTimeAsync(time);
  return resolved;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for the styles of the slots, and the pictures in sight', async () => {
  const { shown, dress, picture } = show();
  const done = hasCome(shown);
  dress();
  expect(await resolvesWithin(done, 500)).toBe(false);
  picture.dispatchEvent(new Event('load'));
  expect(await resolvesWithin(done, 0)).toBe(true);
});

it('does not wait for a picture that fails, nor longer than a moment for anything', async () => {
  const { shown, dress, picture } = show();
  const done = hasCome(shown);
  dress();
  picture.dispatchEvent(new Event('error'));
  expect(await resolvesWithin(done, 0)).toBe(true);
  const never = hasCome(show().shown);
  expect(await resolvesWithin(never, 1_400)).toBe(false);
  expect(await resolvesWithin(never, 200)).toBe(true);
});

it.each(['pointerdown', 'keydown'])('has the application come at once on %s', async (kind) => {
  const { shown } = show();
  const done = hasCome(shown);
  expect(await resolvesWithin(done, 100)).toBe(false);
  shown.view.dispatchEvent(new Event(kind));
  expect(await resolvesWithin(done, 0)).toBe(true);
});

it('lets the scripts out of their template when the document has been read, and the rest when they are there', async () => {
  show();
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const done = letApplicationCome();
  expect(document.head.children).toHaveLength(0);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.head.innerHTML).toBe('<script src="/main.js"></script>');
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  await done;
  expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/slot.js');
});

it('leaves a document as it is that has them in its head', async () => {
  document.head.innerHTML = '<script src="/main.js"></script>';
  document.body.innerHTML = '<div id="application"></div>';
  await letApplicationCome();
  expect(document.head.innerHTML).toBe('<script src="/main.js"></script>');
});
