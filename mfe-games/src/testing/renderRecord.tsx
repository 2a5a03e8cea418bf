import { act, screen, within } from '@testing-library/react';
import BetRecordPage from '../records/BetRecordPage';
import { aBet } from './fakeBets';
import { renderRemote } from './renderRemote';

/** For tests: what time it is, in the afternoon at the merchant; call it at the top of a file. */
export function stopTheClock(): void {
  const now = Date.parse('2026-11-20T08:00:00Z');
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => jest.restoreAllMocks());
}

export const showRecord = (search = '') =>
  renderRemote(<BetRecordPage />, { path: `/m/gameRecord${search}` });

export const rows = () => screen.queryAllByRole('listitem');
export const row = (name: string | RegExp) => screen.findByRole('button', { name });
export const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }));

/** A bet that won yesterday evening, and one of today that waits. */
export const aWin = aBet({
  id: 'w',
  gameName: 'Ruby Orbit',
  win: '1250.50',
  net: '1200.50',
  status: 'WON',
  at: '2026-11-19T16:30:00Z',
});
export const anOpenBet = aBet({
  id: 'o',
  gameName: 'Harbour Derby',
  valid: '0.00',
  net: '0.00',
  status: 'PENDING',
});

/** Stands in for the browser's observer, which jsdom has not. */
export function observeIntersections() {
  const callbacks: IntersectionObserverCallback[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (callback) =>
      ({
        observe: () => callbacks.push(callback),
        disconnect: () => {},
      }) as unknown as IntersectionObserver,
  );
  return {
    enter: () => {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      act(() => {
        for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
      });
    },
  };
}
