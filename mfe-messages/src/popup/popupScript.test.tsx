import { fakePlatform } from '@site/api/testing';
import { announcements } from '@site/contracts/areas/messages';
import { act } from '@testing-library/react';
import { renderRemote } from '../renderRemote';
import LoginPopup from './LoginPopup';
import { SETTLED_AFTER_MS } from './useSettled';

let mockIsFetched = false;
jest.mock('./PopupDialog', () => {
  mockIsFetched = true;
  return jest.requireActual('./PopupDialog');
});

afterEach(() => jest.useRealTimers());

it('is on its way beside the list, once home has settled, so that a slow line is waited for once', async () => {
  jest.useFakeTimers();
  window.requestIdleCallback = (run) => setTimeout(run) as never;
  const platform = fakePlatform();
  platform.answer(announcements, () => new Promise(() => undefined));
  renderRemote(<LoginPopup />);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  await wait(SETTLED_AFTER_MS - 1);
  expect(mockIsFetched).toBe(false);
  // What a render begins comes after it.
  for (let step = 0; step < 4; step += 1) await wait(10);
  expect(platform.sent(announcements)).toHaveLength(1);
  expect(mockIsFetched).toBe(true);
});
