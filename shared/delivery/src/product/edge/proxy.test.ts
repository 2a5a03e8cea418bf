import type { RequestListener } from 'node:http';
import { serve } from '../../testing/http';
import { platformProxy } from './proxy';

describe('platform proxy', () => {
  let events: RequestListener = () => undefined;
  let more: () => void = () => undefined;

  it('answers for a platform that takes too long', async () => {
    const silent = await serve(() => undefined);
    const proxy = await serve(platformProxy(`http://127.0.0.1:${silent.port}`, { timeLimitMs: 1 }));
    const answer = await proxy.ask('/wps/system/status');
    await Promise.all([proxy.close(), silent.close()]);

    expect(answer.status).toBe(504);
    expect(JSON.parse(answer.body.toString())).toEqual({
      success: false,
      error: { code: 'vendor.timeout', message: 'The service took too long to answer. Try again.' },
    });
  });

  it('passes events on as they come, longer than a call may take, until the reader leaves', async () => {
    const left = new Promise<void>((resolve) => {
      events = (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' });
        response.write(': news\n\n');
        more = () => response.write('data: 1\n\n');
        response.once('close', resolve);
      };
    });
    const platform = await serve((...call) => events(...call));
    const proxy = await serve(platformProxy(`http://127.0.0.1:${platform.port}`, { timeLimitMs: 200 }));
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/wps/news`, { signal: leaving.signal });
    const reader = answer.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);

    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe(': news\n\n');
    await new Promise((resolve) => setTimeout(resolve, 250));
    more();
    expect(await next()).toBe('data: 1\n\n');
    leaving.abort();
    await left;
    await Promise.all([proxy.close(), platform.close()]);
  });

  it('makes a call without a body again, once, that crossed the end of a connection that had waited', async () => {
    const seen: string[] = [];
    let ended = 3;
    const platform = await serve((request, response) => {
      seen.push(`${request.method}`);
      response.writeHead(ended-- > 0 ? 408 : 200, { Connection: 'close' }).end();
    });
    const proxy = await serve(platformProxy(`http://127.0.0.1:${platform.port}`));
    const statuses = [
      (await proxy.ask('/wps/x')).status,
      (await proxy.ask('/wps/x', { method: 'POST', headers: { 'content-length': '2' }, body: '{}' })).status,
      (await proxy.ask('/wps/x')).status,
    ];
    await Promise.all([proxy.close(), platform.close()]);

    expect(seen).toEqual(['GET', 'GET', 'POST', 'GET']);
    expect(statuses).toEqual([408, 408, 200]);
  });

  it('breaks off an answer that the platform breaks off', async () => {
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });
    const proxy = await serve(platformProxy(`http://127.0.0.1:${broken.port}`));

    await expect(proxy.ask('/wps/x')).rejects.toThrow('aborted');
    await Promise.all([proxy.close(), broken.close()]);
  });
});
