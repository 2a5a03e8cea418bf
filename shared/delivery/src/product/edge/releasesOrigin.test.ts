import { fail } from '../../testing/fail';
import { filledFolder } from '../../testing/fixtures';
import { serve, type TestServer } from '../../testing/http';
import { releasesOrigin } from './releasesOrigin';

describe('releases origin', () => {
  let filled: Awaited<ReturnType<typeof filledFolder>>;
  let origin: TestServer;

  beforeAll(async () => {
    filled = await filledFolder();
    origin = await serve(releasesOrigin(filled.store, fail));
  });

  afterAll(async () => {
    await origin.close();
    await filled.remove();
  });

  it('gives every site a release’s files for good', async () => {
    const answer = await origin.ask('/mfe-games/1.0.0/js/Jackpot.bb22.js', {
      headers: { Origin: 'http://a.example' },
    });

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '/mfe-games/1.0.0/js/gone.js',
    '/mfe-games/2.0.0/x.js',
    '/',
    '/mfe-games',
    '/../deployments',
    '/%E0%A4%A',
  ])('answers %s with 404 in words that every site may read', async (path) => {
    const answer = await origin.ask(path);

    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses to be written to', async () => {
    expect((await origin.ask('/mfe-games/1.0.0/x.js', { method: 'PUT', body: 'x' })).status).toBe(405);
    expect((await origin.ask('/mfe-games/1.0.0/x.js', { method: 'OPTIONS' })).status).toBe(204);
  });
});
