import { showFirstView } from './showFirstView';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0';
const guest = { language: 'th', signedIn: false };
const root = document.documentElement;

/** A document as it is composed. */
function open(path = '/m/home'): HTMLElement {
  window.history.replaceState(null, '', path);
  root.lang = 'th';
  delete root.dataset.firstView;
  globalThis.siteEarlyPress = undefined;
  document.head.innerHTML = '<link rel="preload" as="style" href="/slot.css" data-dresses>';
  document.body.innerHTML = `<div id="first-view" data-paths="/ /m/home">
    <div data-for="guest">ways in</div><div data-for="member">room of a balance</div>
    <div data-for="guest-android-bar member-android-bar">bar</div>
    <p data-late hidden>late</p><b data-style="--w: 4px">b</b>
    <a href="/m/activity">offers</a><a href="https://x.test" target="_blank">out</a>
    <template data-language="en"><p>English <b data-for="guest">ways in</b><b data-for="member">room</b></p></template>
    </div>`;
  return document.getElementById('first-view') as HTMLElement;
}

const shown = () => root.dataset.firstView;

const press = (element: Element | null) =>
  !element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
});
afterEach(() => jest.useRealTimers());

it('shows what is for this visitor, and nothing of others @FD-035', () => {
  const view = open();
  showFirstView(guest);
  expect(shown()).toBe('frame');
  expect(view).toHaveTextContent('ways in');
  expect(view).toHaveTextContent('bar');
  expect(view).not.toHaveTextContent('balance');
  const members = open();
  showFirstView({ ...guest, signedIn: true });
  expect(members).toHaveTextContent('balance');
  expect(members).not.toHaveTextContent('ways in');
});

it('shows the language that this browser keeps, where the document has it @FD-035', () => {
  const view = open();
  showFirstView({ ...guest, language: 'en' });
  expect(shown()).toBe('frame');
  expect(root.lang).toBe('en');
  expect(view).toHaveTextContent(/^English ways in$/);
});

it('has no bar for who has closed it, or runs on something else', () => {
  localStorage.setItem('hideDownloadBar', '1');
  const closed = open();
  showFirstView(guest);
  expect(closed).not.toHaveTextContent('bar');
  localStorage.clear();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  const elsewhere = open();
  showFirstView(guest);
  expect(elsewhere).not.toHaveTextContent('bar');
});

it.each([
  [
    'a language that the document does not have',
    () => showFirstView({ ...guest, language: 'id' }),
    '/m/home',
  ],
  ['another page', () => showFirstView(guest), '/m/nowhere'],
  ['a query', () => showFirstView(guest), '/m/home?category=LIVE'],
])('leaves the outline to %s', (_what, show, path) => {
  open(path);
  show();
  expect(shown()).toBeUndefined();
  expect(document.getElementById('first-view')).toBeNull();
});

it.each([
  ['the site was closed', () => localStorage.setItem('MC_SYSTEM_STATUS', '{"maintenance":true}')],
  ['the region was closed', () => localStorage.setItem('MC_SYSTEM_STATUS', '{"regionRestriction":true}')],
  ['releases were chosen', () => sessionStorage.setItem('site.overrides', 'mfe_games@1.0.0')],
  ['it is a preview', () => sessionStorage.setItem('site.preview', 'token')],
])('leaves the outline where %s', (_what, before) => {
  before();
  open();
  showFirstView(guest);
  expect(shown()).toBeUndefined();
});

/** A page that is for guests alone, and does not depend on where they come from. */
function openLogin(query = ''): HTMLElement {
  const view = open(`/m/login${query}`);
  view.dataset.paths = '/m/login';
  view.innerHTML = `<div data-slot="mfe_auth./LoginPage"><div data-for="guest" data-parameters="return gameType=RNG">
    <form><input><div data-for="passkeys">passkey</div><button>Log in</button></form></div></div>`;
  return view;
}

it('shows a page with a query that changes nothing of it, and no other', () => {
  expect(openLogin('?return=%2Fm%2Fmember')).toHaveTextContent('Log in');
  showFirstView(guest);
  expect(shown()).toBe('frame');
  openLogin('?gameType=RNG');
  showFirstView(guest);
  expect(shown()).toBe('frame');
  openLogin('?gameType=LIVE');
  showFirstView(guest);
  expect(shown()).toBeUndefined();
  openLogin('?preview=token&return=%2Fm%2Fmember');
  showFirstView(guest);
  expect(shown()).toBeUndefined();
});

it('leaves the outline to a visitor whom nothing of a page is for', () => {
  const view = openLogin();
  showFirstView({ ...guest, signedIn: true });
  expect(shown()).toBeUndefined();
  expect(view).not.toBeInTheDocument();
});

it('has the passkey for browsers that can use one', () => {
  const without = openLogin();
  showFirstView(guest);
  expect(without).not.toHaveTextContent('passkey');
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  const view = openLogin();
  showFirstView(guest);
  expect(view).toHaveTextContent('passkey');
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

it('sends no form by itself, and keeps the press on its button, however long', () => {
  const view = openLogin();
  showFirstView(guest);
  jest.advanceTimersByTime(10_000);
  const button = view.querySelector('button');
  expect(press(button)).toBe(true);
  expect(globalThis.siteEarlyPress?.target).toBe(button);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  view.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

it('shows without storage, and with nonsense in it', () => {
  localStorage.setItem('MC_SYSTEM_STATUS', '{not json');
  open();
  showFirstView(guest);
  expect(shown()).toBe('frame');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('switched off');
  });
  open();
  showFirstView(guest);
  expect(shown()).toBe('frame');
});

const A_FRAME_MS = 20;

it('is whole when its style sheets are there and what is around them is painted, and has its styles without an attribute', async () => {
  const view = open();
  showFirstView(guest);
  const link = document.querySelector('link') as HTMLLinkElement;
  expect(link.rel).toBe('stylesheet');
  expect(view.querySelector('b')?.style.getPropertyValue('--w')).toBe('4px');
  link.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('frame');
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
  expect(shown()).toBe('whole');
});

it('does not wait for a paint in a page that nobody sees, which has none', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open();
  showFirstView(guest);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('whole');
});

it('leaves no style sheet that did not come: whoever loads the remote asks for it again', () => {
  open();
  showFirstView(guest);
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('link')).toBeNull();
  expect(shown()).toBe('frame');
});

it('keeps the last press, leaves what opens elsewhere, and lets links be links after ten seconds', () => {
  const view = open();
  showFirstView(guest);
  const [link, outside] = view.querySelectorAll('a');
  expect(press(link ?? null)).toBe(true);
  expect(globalThis.siteEarlyPress?.target).toBe(link);
  expect(press(outside ?? null)).toBe(false);
  expect(view.querySelector('[data-late]')).not.toBeVisible();
  jest.advanceTimersByTime(10_000);
  expect(view.querySelector('[data-late]')).toBeVisible();
  // Nothing was lost by that.
  expect(globalThis.siteEarlyPress?.target).toBe(link);
  expect(press(link ?? null)).toBe(false);
});
