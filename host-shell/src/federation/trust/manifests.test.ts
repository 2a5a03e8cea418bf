import { integrityOf, manifest, manifestUrl, someIntegrity } from '../testing';
import { FederationError } from './faults';
import { integrityFor } from './integrity';
import { acceptInlinedManifests, manifestAt } from './manifests';

const url = manifestUrl('mfe_auth', '1.0.0');
const text = JSON.stringify(manifest('mfe_auth', '1.0.0'));
let integrity: string;
const request = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(async () => {
  integrity = await integrityOf(text);
  acceptInlinedManifests({});
  request.mockReset();
  globalThis.fetch = request as typeof fetch;
});

it('takes an inlined manifest without asking for it @FD-035', async () => {
  acceptInlinedManifests({ [url]: text });
  expect((await manifestAt(url, integrity)).metaData.release).toBe('1.0.0');
  expect(request).not.toHaveBeenCalled();
});

it('fetches any other once, checked, and then knows the integrity of its files @FD-032', async () => {
  request.mockResolvedValue(new Response(text));
  await Promise.all([manifestAt(url, integrity), manifestAt(url, integrity)]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(integrityFor(new URL('page.css', url).href)).toBe(someIntegrity);
});

it('refuses a manifest of other bytes than were released @FD-032', async () => {
  request.mockResolvedValue(new Response(`${text} `));
  await expect(manifestAt(url, integrity)).rejects.toMatchObject({ class: 'integrity' });
});

it.each([
  [
    'an answer of 500 with a body that is JSON',
    () => Promise.resolve(new Response(text, { status: 500 })),
    'http',
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['no answer in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
])('fails on %s, and asks again the next time @FD-027', async (_what, answer, expected) => {
  request.mockImplementationOnce(answer).mockResolvedValueOnce(new Response(text));
  await expect(manifestAt(url, integrity)).rejects.toMatchObject({ class: expected });
  await expect(manifestAt(url, integrity)).resolves.toMatchObject({ name: 'mfe_auth' });
});

it('refuses what is no manifest of ours', async () => {
  acceptInlinedManifests({ [url]: '{"name":"mfe_auth"}' });
  await expect(manifestAt(url, integrity)).rejects.toMatchObject({ class: 'contract' });
});

it('has no integrity for a file that no manifest names: it is not loaded @FD-032', () => {
  expect(() => integrityFor('https://releases.test/mfe_auth/1.0.0/other.js')).toThrow(FederationError);
});
