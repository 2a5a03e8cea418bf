import { serve } from '../testing/http';
import { openSource } from './openSource';

it('asks Prometheus where its address is set, by its token, and the platform otherwise @FD-048', async () => {
  const asked: string[] = [];
  const server = await serve(({ url, headers }, response) => {
    asked.push(`${url?.split('?')[0]} ${headers.authorization}`);
    response.writeHead(503).end();
  });
  const url = `http://127.0.0.1:${server.port}`;
  const platform = { url, token: 'of-the-platform' };
  const sources = [
    openSource({}, platform),
    openSource({ PROMETHEUS_URL: url, PROMETHEUS_TOKEN: 'of-prometheus' }, platform),
    openSource({ PROMETHEUS_URL: url }, undefined),
  ];
  for (const source of sources) await expect(source?.now()).rejects.toThrow('answered 503');
  expect(asked).toEqual([
    '/internal/health/time Bearer of-the-platform',
    '/api/v1/query Bearer of-prometheus',
    '/api/v1/query undefined',
  ]);
  expect(openSource({}, undefined)).toBeUndefined();
  expect(() => openSource({ PROMETHEUS_URL: 'prometheus:9090' }, platform)).toThrow('write its address');
  await server.close();
});
