import { observeView } from '@site/ui/testing';
import { act, render, screen } from '@testing-library/react';
import { useWatched } from '.';

let view: ReturnType<typeof observeView>;
beforeEach(() => {
  view = observeView();
});
afterEach(() => jest.restoreAllMocks());

function Moving({ near }: { near: boolean }) {
  const [place, watched] = useWatched(near);
  return <p ref={place}>{watched ? 'moves' : 'stands still'}</p>;
}

it.each([true, false])('counts as in view or not until the browser has said so: %s', async (near) => {
  render(<Moving near={near} />);
  expect(screen.getByText(near ? 'moves' : 'stands still')).toBeVisible();
  await view.scroll(!near);
  expect(screen.getByText(near ? 'stands still' : 'moves')).toBeVisible();
});

it('begins half a screen before it comes into view, and looks no more when it is gone', () => {
  const { unmount } = render(<Moving near />);
  expect([...view.observing.values()]).toEqual([expect.objectContaining({ margin: '50% 0px' })]);
  unmount();
  expect(view.observing.size).toBe(0);
});

it('stands still in a tab that nobody looks at', () => {
  render(<Moving near />);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('stands still')).toBeVisible();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('moves')).toBeVisible();
});
