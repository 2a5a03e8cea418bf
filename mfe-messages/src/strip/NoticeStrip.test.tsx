import { fakePlatform } from '@site/api/testing';
import { type Announcement, announcements } from '@site/contracts/areas/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '../renderRemote';
import { aNotice, listsOf } from '../testing';
import NoticeStrip from './NoticeStrip';

const pause = aNotice({ id: 'n1', title: 'Deposits pause on Wednesday' });
const league = aNotice({ id: 'n2', title: 'Fishing league', types: 'PR' });

function open(notices: Announcement[], pages = ['/m/notice', '/m/activity']) {
  const platform = fakePlatform();
  platform.answer(announcements, listsOf({ notices }));
  return { platform, ...renderRemote(<NoticeStrip />, { pages }) };
}

/**
 * jsdom lays nothing out: titles of this width, in a line of 300. Returns `measured`, how often the titles were
 * measured, and `laidOut`, which tells as a browser does that the page is laid out.
 */
function layOut(titles: number) {
  const measured = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(titles);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const reports: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    reports.push(() => callback([], {} as ResizeObserver));
    return { observe() {}, unobserve() {}, disconnect() {} };
  });
  const laidOut = () =>
    act(() => {
      for (const report of reports) report();
    });
  return { measured, laidOut };
}

const track = (container: HTMLElement) => container.querySelector('.track') as HTMLElement;

describe('NoticeStrip', () => {
  it('runs through the titles at 30 pictures a second when they do not fit @HS-072', async () => {
    const { laidOut } = layOut(1200);
    const { container } = open([pause, league]);
    const titles = within(await screen.findByRole('list')).getAllByRole('listitem');
    laidOut();
    expect(titles.map((title) => title.textContent)).toEqual([pause.title, league.title]);
    expect(track(container)).toHaveAttribute('data-moves');
    const { style } = track(container);
    const seconds = Number.parseFloat(style.getPropertyValue('--marquee-time'));
    expect(Number(style.getPropertyValue('--marquee-steps')) / seconds).toBe(30);
    // The copy that closes the round is for the eye alone.
    expect(container.querySelectorAll('.titles')).toHaveLength(2);
    expect(container.querySelectorAll('.titles')[1]).toHaveAttribute('inert');
  });

  it('stands while all titles fit', async () => {
    const { laidOut } = layOut(280);
    const { container } = open([pause]);
    await screen.findByText(pause.title);
    laidOut();
    expect(track(container)).not.toHaveAttribute('data-moves');
    expect(container.querySelectorAll('.titles')).toHaveLength(1);
  });

  it('is measured when the page is laid out, and not before', async () => {
    const { measured, laidOut } = layOut(1200);
    open([pause]);
    await screen.findByText(pause.title);
    expect(measured).not.toHaveBeenCalled();
    laidOut();
    expect(measured).toHaveBeenCalled();
  });

  it('folds to a plain label and back @HS-073', async () => {
    open([pause]);
    await screen.findByText(pause.title);
    const fold = screen.getByRole('button', { name: 'Hide the running notices', expanded: true });
    await userEvent.click(fold);
    expect(screen.queryByText(pause.title)).not.toBeInTheDocument();
    expect(screen.getByText('Notices')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the running notices', expanded: false }));
    expect(screen.getByText(pause.title)).toBeVisible();
  });

  it('says when there is nothing to tell, without a way to it @HS-075', async () => {
    open([]);
    expect(await screen.findByText('No notices right now')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'All notices',
    ]);
  });

  it('opens the notice that is pressed', async () => {
    open([pause, league]);
    expect(await screen.findByRole('link', { name: league.title })).toHaveAttribute('href', '/m/activity');
    await userEvent.click(screen.getByRole('link', { name: pause.title }));
    expect(window.location.pathname + window.location.search).toBe('/m/notice?id=n1');
  });

  it('shows no way to pages that this site does not have', async () => {
    open([pause, league], []);
    expect(await screen.findByText(league.title)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('offers a retry when notices did not load', async () => {
    const platform = fakePlatform();
    platform.answerRaw(announcements, '<html>');
    renderRemote(<NoticeStrip />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    platform.answer(announcements, listsOf({ notices: [pause] }));
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText(pause.title)).toBeVisible());
  });
});
