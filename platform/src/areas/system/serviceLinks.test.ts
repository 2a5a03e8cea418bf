import { randomBytes } from 'node:crypto';
import { base64url, compactDecrypt } from 'jose';

const KEY = base64url.encode(randomBytes(32));

/** Seals as a process does that has sealed nothing yet. */
async function sealInNewProcess(url: string, key = KEY): Promise<string> {
  let sealed = '';
  await jest.isolateModulesAsync(async () => {
    const { seal } = await import('./serviceLinks');
    sealed = await seal(url, key);
  });
  return sealed;
}

const vectorOf = (jwe: string) => jwe.split('.')[2];

it('seals a link alike in every process, so that the ETag of an answer is the same in all', async () => {
  const [one, other] = [
    await sealInNewProcess('https://a.example'),
    await sealInNewProcess('https://a.example'),
  ];
  expect(one).toBe(other);
  const { plaintext } = await compactDecrypt(one, base64url.decode(KEY));
  expect(new TextDecoder().decode(plaintext)).toBe('https://a.example');
});

it('never uses a vector for two links of a key', async () => {
  const [one, other] = [
    await sealInNewProcess('https://a.example'),
    await sealInNewProcess('https://b.example'),
  ];
  expect(vectorOf(one)).not.toBe(vectorOf(other));
});
