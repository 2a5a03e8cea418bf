import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, OVER_PAGE, ScrollRestoration, useBack, useLocation } from './index';
import { routed } from './testing';

let pageHeight = 0;
let grow = () => {};

function Page() {
  const { pathname } = useLocation();
  const back = useBack();
  return (
    <>
      <h1>{pathname}</h1>
      <p id="terms">Terms</p>
      <Link to="/m/notice">Notices</Link>
      <Link to="/m/activity?open=1" state={OVER_PAGE}>
        Open
      </Link>
      <Link to="/m/help#terms">Terms of use</Link>
      <Link to="/m/help#%">Broken anchor</Link>
      <button type="button" onClick={back}>
        Back
      </button>
      <ScrollRestoration />
    </>
  );
}

/** A window that scrolls as far as its page is tall. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, pageHeight), configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const back = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: '/m/activity' });
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  pageHeight = 5_000;
  jest.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => scrollTo(top)) as never);
  jest
    .spyOn(document.documentElement, 'scrollHeight', 'get')
    .mockImplementation(() => pageHeight + window.innerHeight);
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    grow = () => callback([], {} as ResizeObserver);
    return { observe() {}, unobserve() {}, disconnect: () => (grow = () => {}) } as never;
  });
  scrollTo(0);
});

it('opens a page at its top and comes back to where the last one was left', async () => {
  render(routed(<Page />, '/m/activity'));
  scrollTo(1_200);
  await follow('Notices');
  expect(window.scrollY).toBe(0);
  await back();
  expect(window.scrollY).toBe(1_200);
});

it('leaves a page where it is while something opens over it, and closes', async () => {
  render(routed(<Page />, '/m/activity'));
  scrollTo(1_200);
  await follow('Open');
  expect(window.location.search).toBe('?open=1');
  expect(window.scrollY).toBe(1_200);
  await back();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.scrollY).toBe(1_200);
});

it('waits for a page that is still growing', async () => {
  render(routed(<Page />, '/m/activity'));
  scrollTo(1_200);
  await follow('Notices');
  pageHeight = 300;
  await back();
  expect(window.scrollY).toBe(300);
  pageHeight = 900;
  act(grow);
  pageHeight = 2_000;
  act(grow);
  expect(window.scrollY).toBe(1_200);
});

it('lets go when the user scrolls meanwhile', async () => {
  render(routed(<Page />, '/m/activity'));
  scrollTo(1_200);
  await follow('Notices');
  pageHeight = 300;
  await back();
  window.dispatchEvent(new Event('touchstart'));
  scrollTo(50);
  pageHeight = 2_000;
  act(grow);
  expect(window.scrollY).toBe(50);
});

it('remembers through a game that took the place of the document', async () => {
  render(routed(<Page />, '/m/activity'));
  scrollTo(1_200);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scrollPositions')).toContain('["/m/activity",1200]');
});

it('goes to an anchor, and does not stumble over a broken one', async () => {
  const scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  render(routed(<Page />, '/m/activity'));
  await follow('Terms of use');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await follow('Broken anchor');
  expect(screen.getByRole('heading')).toHaveTextContent('/m/help');
});
