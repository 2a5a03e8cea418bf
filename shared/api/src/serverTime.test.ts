import { noteServerDate, serverNow } from './serverTime';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('tells the server’s time on a machine whose clock is wrong', () => {
  noteServerDate('Fri, 20 Nov 2026 09:30:00 GMT');
  jest.advanceTimersByTime(5_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T09:30:05.000Z');
});

it.each([undefined, '', 'yesterday'])('keeps what it knows when the header is %p', (header) => {
  noteServerDate('Fri, 20 Nov 2026 08:00:10 GMT');
  noteServerDate(header);
  expect(serverNow() - Date.now()).toBe(10_000);
});
