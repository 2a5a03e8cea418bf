import { base64url, CompactEncrypt } from 'jose';
import { serviceLink } from './serviceLink';

const secret = crypto.getRandomValues(new Uint8Array(32));
const service = {
  path: '',
  key: { kty: 'oct' as const, k: base64url.encode(secret) },
  hosts: ['help.example.com'],
};

const sealed = async (link: string) => ({
  path: await new CompactEncrypt(new TextEncoder().encode(link))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(secret),
});

it('decodes the address of a listed host @HS-065', async () => {
  const entry = await sealed('https://help.example.com/chat?from=site');
  await expect(serviceLink(entry, service)).resolves.toBe('https://help.example.com/chat?from=site');
});

it.each(['http://help.example.com/', 'https://evil.example.net/', 'javascript:alert(1)', 'not an address'])(
  'refuses %s',
  async (link) => {
    await expect(serviceLink(await sealed(link), service)).rejects.toMatchObject({
      code: 'client.link.refused',
    });
  },
);

it('refuses what was not sealed with the key', async () => {
  await expect(serviceLink({ path: 'a.b.c.d.e' }, service)).rejects.toMatchObject({
    code: 'client.link.refused',
  });
});
