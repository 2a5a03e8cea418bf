import { CALL_TIME_LIMIT_MS } from '@site/contracts/http/endpoint';
import { send } from './http';

/** The browser's own request, ending the way the test says instead of going out. */
function wireEndsWith(event: 'timeout' | 'error'): { timeout: number | undefined } {
  const seen: { timeout: number | undefined } = { timeout: undefined };
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    seen.timeout = this.timeout;
    this.dispatchEvent(new ProgressEvent(event));
  });
  return seen;
}

const request = { method: 'GET', url: '/wps/system/status', headers: {} };

it('gives an answer ten seconds', async () => {
  const seen = wireEndsWith('timeout');
  await expect(send(request)).rejects.toMatchObject({ code: 'client.timeout', status: 0 });
  expect(seen.timeout).toBe(CALL_TIME_LIMIT_MS);
  expect(CALL_TIME_LIMIT_MS).toBe(10_000);
});

it('says when there is no internet', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  wireEndsWith('error');
  await expect(send(request)).rejects.toMatchObject({ code: 'client.offline' });
});

it('says that loading failed when the line is there and the platform is not', async () => {
  wireEndsWith('error');
  await expect(send(request)).rejects.toMatchObject({ code: 'client.load.failed' });
});
