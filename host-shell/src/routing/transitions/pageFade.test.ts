import { act, renderHook } from '@testing-library/react';
import { FADE_BUDGET_MS, transitionShown, usePageFade, watchNavigations } from './pageFade';

const root = document.documentElement;
const navigation = new EventTarget();
const navigate = () => navigation.dispatchEvent(new Event('navigate'));

beforeAll(() => {
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  watchNavigations();
});

afterAll(() => {
  Reflect.deleteProperty(window, 'navigation');
});

it('fades by view transitions as long as they show in time, lightly after one that did not @HS-030', () => {
  const now = jest.spyOn(performance, 'now');
  const { result } = renderHook(usePageFade);
  now.mockReturnValue(1_000);
  navigate();
  expect(root.dataset.pageFade).toBe('transition');
  now.mockReturnValue(1_000 + FADE_BUDGET_MS);
  act(transitionShown);
  expect(result.current).toBe('transition');

  now.mockReturnValue(2_000);
  navigate();
  now.mockReturnValue(2_000 + FADE_BUDGET_MS + 1);
  act(transitionShown);
  expect(result.current).toBe('light');
  // The page that shows has come in already.
  expect(root.dataset.pageFade).toBe('transition');
  navigate();
  expect(root.dataset.pageFade).toBe('light');
});

it('does not fade after a back-swipe @HS-031', () => {
  root.dataset.backSwipe = '';
  navigate();
  expect(root.dataset.pageFade).toBe('none');
  delete root.dataset.backSwipe;
});
