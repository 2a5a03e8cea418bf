import type { SiteRouter } from '@site/router';
import { takeOverFirstView } from './takeOver';

const A_FRAME_MS = 20;
const root = document.documentElement;
const navigate = jest.fn();
const router = { navigate } as unknown as SiteRouter;
const HOME = `<a href="/m/activity">Offers</a><button>Menu</button>
  <div data-slot="mfe_games./Jackpot"><button role="tab">Slots</button></div>`;

/** A document whose first view is shown, and whose application has not been drawn. */
function open(content = HOME): { view: HTMLElement; application: HTMLElement } {
  root.dataset.firstView = 'whole';
  globalThis.siteEarlyPress = undefined;
  navigate.mockClear();
  document.body.innerHTML = `<div id="first-view">${content}</div><div id="root"><div>outline</div></div>`;
  const application = document.getElementById('root') as HTMLElement;
  takeOverFirstView(application, router);
  return { view: document.getElementById('first-view') as HTMLElement, application };
}

const draw = async (application: HTMLElement, markup: string) => {
  application.innerHTML = markup;
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
};
const isThere = () => document.getElementById('first-view') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes its place in one step when the slots of the first view are there @FD-035', async () => {
  const { application } = open();
  await draw(application, '<div data-slot="mfe_games./Jackpot"><p aria-busy="true"></p></div>');
  expect(isThere()).toBe(true);
  application.querySelector('p')?.removeAttribute('aria-busy');
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
  expect(isThere()).toBe(false);
  expect(root.dataset.firstView).toBeUndefined();
});

it('waits for the frame that lays the application out, which a page that nobody sees does not have', async () => {
  const slot = '<div data-slot="mfe_games./Jackpot"></div>';
  open().application.innerHTML = slot;
  await jest.advanceTimersByTimeAsync(0);
  expect(isThere()).toBe(true);

  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  open().application.innerHTML = slot;
  await jest.advanceTimersByTimeAsync(0);
  expect(isThere()).toBe(false);
  hidden.mockRestore();
});

it('paints the pictures in view behind those of the first view, and those out of sight in the frames after', async () => {
  const waiting = jest.fn(() => new Promise<void>(() => undefined));
  Object.assign(HTMLImageElement.prototype, { decode: waiting });
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const pictures: Element[] = [];
    const observer = { observe: (picture: Element) => pictures.push(picture), disconnect() {} };
    requestAnimationFrame(() => {
      const entries = pictures.map((target) => ({ target, isIntersecting: target !== far }));
      callback(entries as IntersectionObserverEntry[], observer as unknown as IntersectionObserver);
    });
    return observer as unknown as IntersectionObserver;
  });
  const { application } = open('<div data-slot="mfe_games./Jackpot"><img src="/near.svg" alt=""></div>');
  application.innerHTML =
    '<div data-slot="mfe_games./Jackpot"><img src="/near.svg" alt=""><img src="/new.svg" alt=""><img src="/far.svg" alt=""></div>';
  const [near, unknown, far] = [...application.querySelectorAll('img')];
  if (!near || !unknown || !far) throw new Error('There are no pictures');
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
  expect(waiting.mock.contexts).toEqual([near, unknown]);
  expect(near.style.visibility).toBe('');
  await jest.advanceTimersByTimeAsync(500);
  expect(isThere()).toBe(true);
  expect([near, unknown].map(({ style }) => style.visibility)).toEqual(['visible', '']);
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
  expect(isThere()).toBe(false);
  expect(far).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(A_FRAME_MS);
  // What hides them for a reason of its own still does.
  expect([near, unknown, far].map(({ style }) => style.visibility)).toEqual(['', '', '']);
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
});

it('does not wait for a slot that has a skeleton in the first view, too', async () => {
  const skeleton = '<div data-slot="mfe_games./WinnerBoard"><p aria-busy="true"></p></div>';
  const { application } = open(HOME + skeleton);
  await draw(application, `<div data-slot="mfe_games./Jackpot"></div>${skeleton}`);
  expect(isThere()).toBe(false);
});

it('does not wait for ever for a slot', async () => {
  const { application } = open();
  await draw(application, '<div data-slot="mfe_games./Jackpot"><p aria-busy="true"></p></div>');
  await jest.advanceTimersByTimeAsync(7_900);
  expect(isThere()).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(isThere()).toBe(false);
});

it('gives way at once to a page that is not home: closed, restricted, failed', async () => {
  const { application } = open();
  await draw(application, '<h1>Closed</h1>');
  expect(isThere()).toBe(false);
});

it('follows a link as soon as there is a router, slots or not', async () => {
  const { view, application } = open();
  globalThis.siteEarlyPress = { target: view.querySelector('a') as HTMLElement };
  await draw(application, '<div data-slot="mfe_games./Jackpot"><p aria-busy="true"></p></div>');
  expect(navigate).toHaveBeenCalledWith('/m/activity');
  globalThis.siteEarlyPress = { target: view.querySelector('a') as HTMLElement };
  view.dispatchEvent(new Event('press'));
  expect(navigate).toHaveBeenCalledTimes(2);
});

it('makes a press on what has the same name, once it is there', async () => {
  const { view, application } = open();
  const pressed = jest.fn();
  application.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
  globalThis.siteEarlyPress = { target: view.querySelector('[role=tab]') as HTMLElement };
  await draw(application, HOME);
  expect(pressed.mock.calls).toEqual([['Slots']]);
});

it('keeps the focus where it was', async () => {
  const { view, application } = open();
  view.querySelector('button')?.focus();
  await draw(application, HOME);
  expect(application.querySelector('button')).toHaveFocus();
});

describe('a form', () => {
  const LOGIN = `<form><label for="u">Name</label><input id="u"><label for="p">Password</label>
    <input id="p" type="password"><label><input type="checkbox">Remember</label><button>Log in</button></form>`;
  const inSlot = (content: string) => `<div data-slot="mfe_auth./LoginPage">${content}</div>`;
  const inputs = (within: ParentNode) => [...within.querySelectorAll('input')];
  const type = (field: HTMLInputElement | undefined, value: string) => Object.assign(field ?? {}, { value });

  it('keeps what was typed and ticked, the cursor, and that it was sent @FD-035', async () => {
    const { view, application } = open(inSlot(LOGIN.replaceAll(/(id|for)="/g, '$1="first-')));
    const [name, password, box] = inputs(view);
    type(name, 'player01');
    type(password, 'Passw0rd1');
    box?.click();
    name?.focus();
    name?.setSelectionRange(2, 4);
    globalThis.siteEarlyPress = { target: view.querySelector('button') as HTMLElement };
    const told: string[] = [];
    application.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).value));
    application.addEventListener('submit', (event) => {
      event.preventDefault();
      told.push('sent');
    });
    await draw(application, inSlot(LOGIN));
    const [ownName, ownPassword, ownBox] = inputs(application);
    expect(ownPassword).toHaveValue('Passw0rd1');
    expect(ownBox).toBeChecked();
    expect(ownName).toHaveFocus();
    expect([ownName?.selectionStart, ownName?.selectionEnd]).toEqual([2, 4]);
    expect(told).toEqual(['player01', 'Passw0rd1', 'on', 'sent']);
  });

  it('waits for the fields that something was typed into', async () => {
    const { view, application } = open(inSlot(LOGIN.replaceAll(/(id|for)="/g, '$1="first-')));
    type(inputs(view)[0], 'player01');
    await draw(application, inSlot('<p>Log in</p>'));
    expect(isThere()).toBe(true);
    await draw(application, inSlot(LOGIN));
    expect(isThere()).toBe(false);
    expect(inputs(application)[0]).toHaveValue('player01');
  });

  it('leaves fields as they are in which nothing was typed', async () => {
    const { application } = open(inSlot(LOGIN.replaceAll(/(id|for)="/g, '$1="first-')));
    const kept = LOGIN.replace('id="u"', 'id="u" value="kept"').replace('"checkbox"', '"checkbox" checked');
    await draw(application, inSlot(kept));
    expect(inputs(application)[0]).toHaveValue('kept');
    expect(inputs(application)[2]).toBeChecked();
  });
});

it('lets a link of a page with a query be its own', async () => {
  window.history.replaceState(null, '', '/m/login?return=%2Fm%2Fmember');
  const { view, application } = open();
  const clicked = jest.fn((event: Event) => event.preventDefault());
  application.addEventListener('click', clicked);
  globalThis.siteEarlyPress = { target: view.querySelector('a') as HTMLElement };
  await draw(application, HOME);
  expect(navigate).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/m/home');
});

it('leaves a document without a first view as it is', () => {
  document.body.innerHTML = '<div id="root"><div>outline</div></div>';
  delete root.dataset.firstView;
  takeOverFirstView(document.getElementById('root') as HTMLElement, router);
  expect(document.body).toHaveTextContent('outline');
});
