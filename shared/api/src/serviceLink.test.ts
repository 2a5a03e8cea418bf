import { serviceLink } from './serviceLink';
import { sealedLink } from './testing/sealedLink';

const HOSTS = ['help.example.com'];

it('decodes the address of a listed host @HS-065', async () => {
  const { path, key } = await sealedLink('https://help.example.com/chat?from=site');
  await expect(serviceLink({ path }, { key, hosts: HOSTS })).resolves.toBe(
    'https://help.example.com/chat?from=site',
  );
});

it.each(['http://help.example.com/', 'https://evil.example.net/', 'javascript:alert(1)', 'not an address'])(
  'refuses %s',
  async (link) => {
    const { path, key } = await sealedLink(link);
    await expect(serviceLink({ path }, { key, hosts: HOSTS })).rejects.toMatchObject({
      code: 'client.link.refused',
    });
  },
);

it('refuses what was not sealed with the key', async () => {
  const { key } = await sealedLink('https://help.example.com/');
  await expect(serviceLink({ path: 'a.b.c.d.e' }, { key, hosts: HOSTS })).rejects.toMatchObject({
    code: 'client.link.refused',
  });
});
