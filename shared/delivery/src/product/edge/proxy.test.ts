import { serve } from '../../testing/http';
import { platformProxy } from './proxy';

describe('platform proxy', () => {
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
