import { fakePlatform } from '@site/api/testing';
import { announcements, type Popup } from '@site/contracts/areas/messages';
import { signIn, signOut } from '@site/session';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import { aSession, listsOf } from '../testing';
import LoginPopup from './LoginPopup';
import { OPEN_AFTER_MS } from './PopupDialog';
import { SETTLED_AFTER_MS } from './useSettled';
import { SWIPE_PX } from './useSwipe';

const popup = (execution: Popup['execution'], title: string): Popup => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  execution,
  content: `<h2>${title}</h2><p>More of it.</p>`,
});
const league = popup('A', 'The league is on');
const limits = popup('A', 'Play within limits');
const welcome = popup('B', 'Welcome');

let platform: ReturnType<typeof fakePlatform>;
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'News from Aurora' });
const opened = () => within(dialog() as HTMLElement);
const asked = () => platform.sent(announcements).map(({ content }) => content);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z') });
  platform = fakePlatform();
  offer(league, limits, welcome);
});
afterEach(() => {
  act(() => signOut());
  sessionStorage.clear();
  localStorage.clear();
  jest.useRealTimers();
});

function offer(...popups: Popup[]) {
  platform.answer(announcements, listsOf({ popups }));
}

/** Home, looked at until whatever opens by itself has opened. */
async function visit(beside: React.ReactNode = null) {
  const page = renderRemote(
    <>
      {beside}
      <LoginPopup />
    </>,
  );
  await look();
  return page;
}
/** In steps, because scripts and answers come between them. */
async function look() {
  for (let waited = 0; waited < SETTLED_AFTER_MS + 2 * OPEN_AFTER_MS; waited += 50) await wait(50);
}
async function close() {
  await user.click(opened().getByRole('button', { name: 'Close' }));
  await wait(1_000);
  expect(dialog()).not.toBeInTheDocument();
}

describe('which pop-ups show', () => {
  it('asks for list B without a session, and shows nothing of the other @HS-070', async () => {
    await visit();
    expect(asked()).toEqual([expect.objectContaining({ types: 'PU', execution: 'B' })]);
    expect(opened().getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(opened().queryByText(/league|limits/)).not.toBeInTheDocument();
  });

  it('changes to list A with the login, and back with the logout @HS-070', async () => {
    await visit();
    act(() => signIn(aSession(), { persist: false }));
    await look();
    expect(asked().at(-1)).toMatchObject({ types: 'PU', execution: 'A' });
    expect(opened().getByRole('heading', { name: 'The league is on' })).toBeVisible();
    expect(opened().queryByText('Welcome')).not.toBeInTheDocument();

    act(() => signOut());
    sessionStorage.clear();
    await look();
    expect(asked().at(-1)).toMatchObject({ types: 'PU', execution: 'B' });
    expect(opened().getByRole('heading', { name: 'Welcome' })).toBeVisible();
  });

  it.each([
    ['an empty list', () => offer()],
    ['a list for others alone', () => offer(league)],
    [
      'a malformed answer',
      () => platform.answerRaw(announcements, { success: true, value: { popups: 'none' } }),
    ],
    ['a line that breaks', () => platform.answer(announcements, () => Promise.reject(new Error('network')))],
  ])('are none after %s, and nothing is said', async (_what, arrange) => {
    arrange();
    await visit();
    expect(asked()).not.toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The page has places for messages, and they stay empty.
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('are cleaned of what is not text', async () => {
    offer({ ...welcome, content: '<h2>Welcome</h2><img src="/x.png" onerror="alert(1)"><script>1</script>' });
    await visit();
    expect(opened().getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(dialog()?.innerHTML).not.toMatch(/onerror|script/);
  });
});

describe('when they show', () => {
  it('ask and open when home has settled, not before', async () => {
    renderRemote(<LoginPopup />);
    await wait(SETTLED_AFTER_MS - 1);
    expect(asked()).toEqual([]);
    await look();
    expect(dialog()).toBeVisible();
  });

  it('open once a session', async () => {
    const { unmount } = await visit();
    await close();
    unmount();
    await visit();
    expect(dialog()).not.toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  });

  it('do not open over another dialog, but on the next visit', async () => {
    const { unmount } = await visit(<div role="dialog" />);
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    await visit();
    expect(dialog()).toBeVisible();
  });

  it('wait for home to settle also when the list is at hand', async () => {
    const { unmount } = await visit();
    unmount();
    sessionStorage.clear();
    renderRemote(<LoginPopup />);
    await wait(SETTLED_AFTER_MS - 1);
    expect(dialog()).not.toBeInTheDocument();
    await look();
    expect(dialog()).toBeVisible();
  });

  it('do not open on a page that is not home any more', async () => {
    const { rerender } = renderRemote(<LoginPopup />);
    await wait(SETTLED_AFTER_MS - 1);
    rerender(<p>Promotions</p>);
    await look();
    expect(asked()).toEqual([]);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('not again today', () => {
  async function dismiss() {
    const { unmount } = await visit();
    await user.click(opened().getByRole('checkbox', { name: 'Do not show again today' }));
    await close();
    unmount();
    sessionStorage.clear();
  }

  it('holds for the list until midnight where the merchant is', async () => {
    await dismiss();
    // 23:59 in Bangkok.
    jest.setSystemTime(new Date('2026-11-20T16:59:00Z'));
    (await visit()).unmount();
    expect(asked()).toHaveLength(1);
    jest.setSystemTime(new Date('2026-11-20T17:01:00Z'));
    await visit();
    expect(dialog()).toBeVisible();
  });

  it('leaves the other list alone', async () => {
    await dismiss();
    act(() => signIn(aSession(), { persist: false }));
    await visit();
    expect(dialog()).toBeVisible();
  });

  it('can be taken back', async () => {
    const { unmount } = await visit();
    const box = opened().getByRole('checkbox');
    await user.click(box);
    await user.click(box);
    unmount();
    sessionStorage.clear();
    await visit();
    expect(dialog()).toBeVisible();
  });
});

describe('the carousel', () => {
  beforeEach(() => act(() => signIn(aSession(), { persist: false })));
  // jsdom lists what is inert as well.
  const shown = () => dialog()?.querySelector('li:not([inert])') as HTMLElement;
  const swipe = (by: number, pointerType = 'touch') => {
    const pointer = { pointerId: 1, pointerType, isPrimary: true };
    fireEvent.pointerDown(shown(), { ...pointer, clientX: 200 });
    fireEvent.pointerMove(shown(), { ...pointer, clientX: 200 + by });
    fireEvent.pointerUp(shown(), { ...pointer, clientX: 200 + by });
  };

  it('goes on and back by its buttons, and round', async () => {
    await visit();
    expect(shown()).toHaveTextContent('The league is on');
    expect(opened().getByText('1 of 2')).toBeInTheDocument();
    await user.click(opened().getByRole('button', { name: 'Next message' }));
    expect(shown()).toHaveTextContent('Play within limits');
    expect(opened().getByText('2 of 2')).toBeInTheDocument();
    await user.click(opened().getByRole('button', { name: 'Next message' }));
    expect(shown()).toHaveTextContent('The league is on');
    await user.click(opened().getByRole('button', { name: 'Previous message' }));
    expect(shown()).toHaveTextContent('Play within limits');
  });

  it('follows the arrow keys', async () => {
    await visit();
    opened().getByRole('button', { name: 'Next message' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toHaveTextContent('Play within limits');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toHaveTextContent('The league is on');
  });

  it('follows a finger that has gone far enough, and no mouse', async () => {
    await visit();
    swipe(-SWIPE_PX + 1);
    swipe(-SWIPE_PX, 'mouse');
    expect(shown()).toHaveTextContent('The league is on');
    swipe(-SWIPE_PX);
    expect(shown()).toHaveTextContent('Play within limits');
    swipe(SWIPE_PX);
    expect(shown()).toHaveTextContent('The league is on');
  });

  it('has no controls for one pop-up', async () => {
    offer(league);
    await visit();
    expect(opened().getAllByRole('button')).toHaveLength(1);
    expect(opened().queryByText(/of 1/)).not.toBeInTheDocument();
  });
});
