import { generateKeyPairSync, verify } from 'node:crypto';
import { open, seal } from './dsse';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const envelope = seal('http://example.com/HelloWorld', Buffer.from('hello world'), { id: 'k', privateKey });
const keyOf = (id: string) => (id === 'k' ? publicKey : undefined);

it('signs what DSSE says is signed, in its own example @FD-079', () => {
  const [{ sig = '' } = {}] = envelope.signatures;
  const bytes = Buffer.from('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  expect(verify(null, bytes, publicKey, Buffer.from(sig, 'base64'))).toBe(true);
  expect(open(envelope, keyOf)).toEqual({ payload: Buffer.from('hello world'), keyIds: ['k'] });
});

it.each([
  ['another payload', { ...envelope, payload: Buffer.from('hello moon').toString('base64') }],
  ['the payload as another type', { ...envelope, payloadType: 'http://example.com/Hello' }],
  [
    'a key that is not trusted',
    { ...envelope, signatures: [{ ...envelope.signatures[0], keyid: 'x', sig: '' }] },
  ],
])('does not open with %s @FD-079', (_what, changed) => {
  expect(open(changed, keyOf)).toBeUndefined();
});
