import type { SiteRouter } from '@site/router';
import { takeOverFirstView } from './takeOver';

const root = document.documentElement;
const navigate = jest.fn();
const router = { navigate } as unknown as SiteRouter;
const HOME = `<a href="/m/activity">Offers</a><button>Menu</button>
  <div data-slot="mfe_games./Jackpot"><button role="tab">Slots</button></div>`;

/** A document whose first view is shown, and whose application has not been drawn. */
function open(): { view: HTMLElement; application: HTMLElement } {
  root.dataset.firstView = 'whole';
  globalThis.siteEarlyPress = undefined;
  navigate.mockClear();
  document.body.innerHTML = `<div id="first-view">${HOME}</div><div id="root"><div>outline</div></div>`;
  const application = document.getElementById('root') as HTMLElement;
  takeOverFirstView(application, router);
  return { view: document.getElementById('first-view') as HTMLElement, application };
}

const draw = async (application: HTMLElement, markup: string) => {
  application.innerHTML = markup;
  await jest.advanceTimersByTimeAsync(0);
};
const isThere = () => document.getElementById('first-view') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('takes its place in one step when the slots of the first view are there @FD-035', async () => {
  const { application } = open();
  await draw(application, '<div data-slot="mfe_games./Jackpot"><p aria-busy="true"></p></div>');
  expect(isThere()).toBe(true);
  application.querySelector('p')?.removeAttribute('aria-busy');
  await jest.advanceTimersByTimeAsync(0);
  expect(isThere()).toBe(false);
  expect(root.dataset.firstView).toBeUndefined();
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

it('leaves a document without a first view as it is', () => {
  document.body.innerHTML = '<div id="root"><div>outline</div></div>';
  delete root.dataset.firstView;
  takeOverFirstView(document.getElementById('root') as HTMLElement, router);
  expect(document.body).toHaveTextContent('outline');
});
