import type { ReleaseEvent } from '@site/contracts/federation/rollout';
import { messageOf, signatureOf } from './message';

const KEY = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const EVENT: ReleaseEvent = {
  id: 'aurora_000012_mfe-games',
  kind: 'stop',
  merchant: 'aurora',
  remote: 'mfe-games',
  at: '2026-12-01T00:00:00.000Z',
  by: 'guard',
  words: 'A rollout has been stopped of mfe-games for aurora.',
};

it('signs as the example of Standard Webhooks @FD-068', () => {
  const signature = signatureOf('msg_p5jXN8AQM9LWM0D4loKWxJek', '1614265330', '{"test": 2432232314}', KEY);
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('is signed for the moment in which it is sent, under an id that stays the same @FD-068', () => {
  const first = messageOf(EVENT, KEY, new Date('2026-12-01T00:00:01.900Z'));
  expect(first.headers).toMatchObject({
    'webhook-id': EVENT.id,
    'webhook-timestamp': '1796083201',
    'webhook-signature': signatureOf(EVENT.id, '1796083201', first.body, KEY),
  });
  expect(JSON.parse(first.body)).toEqual({ type: 'release.stop', timestamp: EVENT.at, data: EVENT });
  const later = messageOf(EVENT, KEY, new Date('2026-12-01T00:15:00Z'));
  expect(later.headers['webhook-id']).toBe(first.headers['webhook-id']);
  expect(later.headers['webhook-signature']).not.toBe(first.headers['webhook-signature']);
});
