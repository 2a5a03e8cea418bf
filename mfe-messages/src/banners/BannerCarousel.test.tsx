import { fakePlatform } from '@site/api/testing';
import { announcements, type Banner } from '@site/contracts/areas/messages';
import { observeView } from '@site/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import { aBanner, listsOf } from '../testing';
import BannerCarousel from './BannerCarousel';

const three = ['First', 'Second', 'Third'].map((title) => aBanner({ title }));
const WIDTH = 358;

function open(banners: Banner[], pages: string[] = []) {
  const platform = fakePlatform();
  platform.answer(announcements, listsOf({ banners }));
  const view = renderRemote(<BannerCarousel />, { pages });
  return { platform, ...view };
}

/** jsdom lays nothing out: the slides side by side, each as wide as the carousel. */
function layOut() {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return this.tagName === 'LI' ? place * WIDTH : 0;
  });
  // The carousel reads the last slide's margin, which jsdom leaves empty.
  const style = document.createElement('style');
  style.textContent = 'li { margin: 0 }';
  document.head.append(style);
}

const selected = (container: HTMLElement) =>
  [...container.querySelectorAll('.dot')].findIndex((dot) => dot.hasAttribute('data-selected'));
/** The slides are there, and what moves them has come too. */
async function ready(first: string) {
  await screen.findByText(first);
  await wait(0);
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('BannerCarousel', () => {
  it('shows the banners of the home group alone @HS-066', async () => {
    const { platform } = open([...three, aBanner({ groupName: 'm_reg', title: 'Elsewhere' })]);
    expect(await screen.findByText('First')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
    expect(platform.sent(announcements)[0]?.content).toMatchObject({
      groupName: 'm_home',
      types: 'B,PL,PU,PR,H',
    });
  });

  it('fetches the first picture before all others, and keeps the room of each', async () => {
    open(three);
    const [first, second] = await screen.findAllByRole('presentation');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(second).toHaveAttribute('loading', 'lazy');
    expect(first).toHaveAttribute('width', '358');
    expect(first).toHaveAttribute('height', '168');
  });

  it('leads to pages of the site, or outside, and nowhere to what this site does not have', async () => {
    open(
      [
        aBanner({ title: 'Inside', link: '/m/activity' }),
        aBanner({ title: 'Outside', link: 'https://news.example/league' }),
        aBanner({ title: 'Missing', link: '/m/mall' }),
        aBanner({ title: 'Plain' }),
      ],
      ['/m/activity'],
    );
    const [inside, outside, ...others] = await screen.findAllByRole('link');
    expect(others).toEqual([]);
    expect(inside).toHaveAccessibleName(/Inside/);
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    expect(outside).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Missing')).toBeVisible();
    await userEvent.click(inside as HTMLElement);
    expect(window.location.pathname).toBe('/m/activity');
  });

  it('is not there without banners', async () => {
    const { platform, container } = open([]);
    await waitFor(() => expect(platform.sent(announcements)).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('.room')).not.toBeInTheDocument());
  });

  it('offers a reload after a malformed answer', async () => {
    const platform = fakePlatform();
    platform.answerRaw(announcements, { success: true, value: { banners: 'none' } });
    renderRemote(<BannerCarousel />);
    const reload = await screen.findByRole('button', { name: 'Reload' });
    platform.answer(announcements, listsOf({ banners: three }));
    await userEvent.click(reload);
    expect(await screen.findByText('First')).toBeVisible();
  });
});

describe('moving by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    layOut();
  });
  afterEach(() => jest.useRealTimers());

  it('shows the next banner every 5 s, and the first after the last @HS-067', async () => {
    const { container } = open(three);
    await ready('First');
    expect(selected(container)).toBe(0);
    await wait(4900);
    expect(selected(container)).toBe(0);
    await wait(200);
    expect(selected(container)).toBe(1);
    await wait(5000);
    expect(selected(container)).toBe(2);
    await wait(5000);
    expect(selected(container)).toBe(0);
    // On its way the first stands after the last: the round goes on, and does not run back.
    expect(screen.getAllByRole('listitem')[0]?.style.transform).toContain(`translate3d(${3 * WIDTH}px`);
  });

  it('is at rest when nobody can see it move any more', async () => {
    const { container } = open(three);
    await ready('First');
    const track = container.querySelector('.track') as HTMLElement;
    await wait(5000 + 1500);
    expect(track.style.transform).toBe(`translate3d(${-WIDTH}px,0px,0px)`);
  });

  it('leaves a single banner where it is, without dots @HS-067', async () => {
    const { container } = open([aBanner({ title: 'Only' })]);
    await ready('Only');
    await wait(11_000);
    expect(container.querySelector('.dots')).not.toBeInTheDocument();
    expect(screen.getByRole('listitem').style.transform).toBe('');
  });

  it('waits while it is held, and goes on afterwards', async () => {
    const { container } = open(three);
    await ready('First');
    const viewport = container.querySelector('.viewport') as HTMLElement;
    act(() => viewport.dispatchEvent(new MouseEvent('mouseenter')));
    await wait(11_000);
    expect(selected(container)).toBe(0);
    act(() => viewport.dispatchEvent(new MouseEvent('mouseleave')));
    await wait(5100);
    expect(selected(container)).toBe(1);
  });

  it('waits while it is out of view', async () => {
    const { scroll } = observeView();
    const { container } = open(three);
    await ready('First');
    await scroll(false);
    await wait(11_000);
    expect(selected(container)).toBe(0);
    await scroll(true);
    await wait(5100);
    expect(selected(container)).toBe(1);
  });

  it('stands still for players who asked for less movement', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
    const { container } = open(three);
    await ready('First');
    await wait(11_000);
    expect(selected(container)).toBe(0);
  });
});
