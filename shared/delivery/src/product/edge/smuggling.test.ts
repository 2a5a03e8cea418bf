import { serve, type TestServer } from '../../testing/http';
import { isHidden, SMUGGLED, smuggle } from '../../testing/smuggling';
import { platformProxy } from './proxy';

/** The edge and nginx are tried with the same bytes: e2e/delivery/nginx.spec.ts. */
describe('request smuggling', () => {
  let platform: TestServer;
  let proxy: TestServer;
  const paths: (string | undefined)[] = [];

  beforeAll(async () => {
    platform = await serve((request, response) => {
      paths.push(request.url);
      // What is behind an edge may answer without reading, as for a call that it refuses by its headers.
      response.end(request.url);
    });
    proxy = await serve(platformProxy(`http://127.0.0.1:${platform.port}`));
  });

  beforeEach(() => paths.splice(0));
  afterAll(() => Promise.all([proxy.close(), platform.close()]));

  it.each(SMUGGLED.map((smuggled) => [smuggled.kind, smuggled] as const))(
    'hides no request in another: %s',
    async (_kind, smuggled) => {
      const victims = async () =>
        Promise.all([1, 2, 3].map(async (n) => String((await proxy.ask(`/wps/victim/${n}`)).body)));
      for (let round = 0; round < 3; round += 1) {
        await smuggle(proxy.port, 'aurora.localhost', `/wps/attacker`, smuggled);
        expect(await victims()).toEqual(['/wps/victim/1', '/wps/victim/2', '/wps/victim/3']);
      }
      expect(paths.filter(isHidden)).toEqual([]);
    },
  );

  it('passes a body on that belongs to its request', async () => {
    const reader = await serve((request, response) => request.pipe(response));
    const through = await serve(platformProxy(`http://127.0.0.1:${reader.port}`));
    const chunked = await through.ask('/wps/x', {
      method: 'POST',
      headers: { 'Transfer-Encoding': 'chunked' },
      body: 'in chunks',
    });
    const long = await through.ask('/wps/x', { method: 'PUT', body: 'x'.repeat(1_000_000) });
    const none = await through.ask('/wps/x', { method: 'POST' });
    await Promise.all([through.close(), reader.close()]);

    expect(String(chunked.body)).toBe('in chunks');
    expect(long.body).toHaveLength(1_000_000);
    expect(none).toMatchObject({ status: 200, body: Buffer.from('') });
  });

  it('says what is wrong to who sends a body where none belongs', async () => {
    const refused = await proxy.ask('/wps/x', {
      method: 'DELETE',
      headers: { 'Content-Length': '2' },
      body: '{}',
    });
    expect(refused.status).toBe(400);
    expect(refused.headers.connection).toBe('close');
    expect(JSON.parse(String(refused.body))).toMatchObject({ error: { code: 'request.invalid' } });
  });

  it('hands an early answer on though the body is still on its way', async () => {
    const refusing = await serve((_request, response) => {
      response.writeHead(413).end('too large');
    });
    const through = await serve(platformProxy(`http://127.0.0.1:${refusing.port}`));
    const answer = await through.ask('/wps/x', { method: 'POST', body: 'x'.repeat(200_000) });
    await Promise.all([through.close(), refusing.close()]);
    expect(answer).toMatchObject({ status: 413, body: Buffer.from('too large') });
  });
});
