import { serviceAddress, serviceLink } from './serviceLink';
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

describe('an address in the clear', () => {
  const hosts = [...HOSTS, 'localhost'];

  it.each(['https://help.example.com/chat', 'http://localhost:8090/chat', 'https://localhost/'])(
    'may be %s',
    (address) => expect(serviceAddress(address, hosts)).toBe(address),
  );

  it.each([
    'http://help.example.com/',
    'http://127.0.0.1:8090/',
    'https://localhost.evil.example/',
    'https://localhost@evil.example/',
    'javascript:alert(1)//localhost',
    '/m/home',
    '',
  ])('may not be "%s"', (address) =>
    expect(() => serviceAddress(address, hosts)).toThrow(
      expect.objectContaining({ code: 'client.link.refused' }),
    ),
  );
});
