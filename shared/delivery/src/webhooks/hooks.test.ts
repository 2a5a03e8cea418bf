import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHooks } from './hooks';

const KEY = Buffer.alloc(32, 7);
const ENVIRONMENT = {
  WEBHOOK_HOSTS: 'hooks.example, chat.example',
  OPS_SECRET: `whsec_${KEY.toString('base64')}`,
};
const OPS = { name: 'ops', url: 'https://hooks.example/in', secret: 'OPS_SECRET' };

let policy: string;
beforeEach(async () => {
  policy = await mkdtemp(path.join(tmpdir(), 'hooks-'));
});
afterEach(() => rm(policy, { recursive: true }));

async function read(file: object | string, environment: object = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  await writeFile(path.join(policy, 'webhooks.json'), text);
  return readHooks(policy, { ...ENVIRONMENT, ...environment });
}

it('reads whom to tell of what, with secrets from the environment @FD-068', async () => {
  const scope = { remotes: ['mfe-games'], merchants: ['*'] };
  const hooks = await read({ hooks: [{ ...OPS, kinds: ['stop'], scope }] });
  expect(hooks).toEqual([{ name: 'ops', url: new URL(OPS.url), key: KEY, kinds: ['stop'], scope }]);
});

it('tells nobody without the file', async () => {
  await expect(readHooks(policy, {})).resolves.toEqual([]);
});

it.each([
  ['is not https', { url: 'http://hooks.example/in' }],
  ['is of other.example, which WEBHOOK_HOSTS does not name', { url: 'https://other.example/in' }],
  ['is of hooks.example.evil.example, which', { url: 'https://hooks.example.evil.example/in' }],
  ['is of 127.0.0.1, which', { url: 'https://0x7f.1/in' }],
  ['has a name, a password or a fragment', { url: 'https://ann:pass@hooks.example/in' }],
  ['wrong at hooks.0.url', { url: '/in' }],
  ['wrong at hooks.0.kinds', { kinds: ['everything'] }],
  ['needs its secret in OTHER_SECRET', { secret: 'OTHER_SECRET' }],
])('refuses a hook that %s @FD-068', async (words, changes) => {
  await expect(read({ hooks: [{ ...OPS, ...changes }] })).rejects.toThrow(words);
});

it.each([
  ['WEBHOOK_HOSTS has "10.0.0.1"', { WEBHOOK_HOSTS: '10.0.0.1' }],
  ['WEBHOOK_HOSTS has "*.example"', { WEBHOOK_HOSTS: '*.example' }],
  ['24 to 64 bytes', { OPS_SECRET: 'whsec_c2hvcnQ=' }],
  ['24 to 64 bytes', { OPS_SECRET: KEY.toString('base64') }],
])('refuses an environment where %s', async (words, environment) => {
  await expect(read({ hooks: [OPS] }, environment)).rejects.toThrow(words);
});

it('refuses two of one name, and what is no JSON', async () => {
  await expect(read({ hooks: [OPS, OPS] })).rejects.toThrow('two hooks of one name');
  await expect(read('{')).rejects.toThrow('is no JSON');
});
