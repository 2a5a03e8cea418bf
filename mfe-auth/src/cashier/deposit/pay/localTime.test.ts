import { instantOf, localMinute } from './localTime';

it('gives back the minute of an instant, whatever the zone of the device', () => {
  const at = Date.parse('2026-11-21T13:16:42.500Z');
  expect(instantOf(localMinute(at))).toBe('2026-11-21T13:16:00.000Z');
});

it.each(['', '2026-13-40T99:99', 'yesterday'])('reads no instant out of %p', (text) => {
  expect(instantOf(text)).toBeUndefined();
});
