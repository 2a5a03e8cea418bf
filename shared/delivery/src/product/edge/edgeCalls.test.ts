import { AURORA, edgeOnTest } from '../../testing/edgeOnTest';
import { serve } from '../../testing/http';

describe('edge before the platform', () => {
  const { ask, calls, edgeFor } = edgeOnTest();

  it('passes calls on, with what it has seen itself of the caller', async () => {
    const answer = await ask('/wps/session/login?a=1', {
      method: 'POST',
      headers: {
        ...AURORA,
        'Content-Type': 'application/json',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-For': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        Connection: 'x-secret, close',
        'X-Secret': 'yes',
      },
      body: '{"data":1}',
    });

    expect(answer.status).toBe(202);
    expect(JSON.parse(answer.body.toString())).toEqual({
      path: '/wps/session/login?a=1',
      body: '{"data":1}',
    });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    const { headers } = calls.at(-1) ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-host': 'aurora.localhost:8080',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('x-secret');
  });

  it.each(['/wps', '/lgw/x', '/lotto/y', '/cdn/art/a.svg', '/m/lotto-h5/z'])('passes %s on', async (path) => {
    expect((await ask(path, { headers: AURORA })).status).toBe(202);
  });

  it.each(['/internal/health/time', '/internal/%68ealth/minutes', '/internal/'])(
    'neither passes %s on nor has a page there @FD-048',
    async (path) => {
      const before = calls.length;
      const answer = await ask(path, { headers: AURORA });
      expect([answer.status, calls.length]).toEqual([404, before]);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each(['/wps/../internal/health/time', '/wps/%2e%2e/internal/health/time'])(
    'passes %s on as it is, which no platform takes for a call of services @FD-048',
    async (path) => {
      const answer = await ask(path, { headers: AURORA });
      expect(JSON.parse(answer.body.toString()).path).toBe(path);
    },
  );

  it('keeps pages whose names only begin alike', async () => {
    const answer = await ask('/m/lotto-h5x', { headers: AURORA });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers for a platform that is down, in its envelope and the caller’s language', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    const alone = await serve(await edgeFor(`http://127.0.0.1:${gone.port}`));
    const answer = await alone.ask('/wps/system/status', { headers: { ...AURORA, 'Accept-Language': 'th' } });
    const home = await alone.ask('/m/home', { headers: AURORA });
    await alone.close();

    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const body = JSON.parse(answer.body.toString());
    expect(body).toMatchObject({ success: false, error: { code: 'system.upgrading' } });
    expect(body.error.message).toMatch(/[฀-๿]/);
    expect(home.status).toBe(200);
  });
});
