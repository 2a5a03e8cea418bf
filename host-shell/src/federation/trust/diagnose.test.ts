import { integrityOf, manifestUrl } from '../testing';
import { diagnose } from './diagnose';
import { FederationError } from './faults';
import { trustFiles } from './integrity';
import { watchPolicyViolations } from './policyViolations';

const released = 'export const page = 1;';
const file = new URL('page.js', manifestUrl('mfe_auth', '1.0.0')).href;
const failed = Object.assign(new Error(`Loading chunk 1 failed.\n(error: ${file})`), { request: file });
const request = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(async () => {
  request.mockReset();
  globalThis.fetch = request as typeof fetch;
  trustFiles(manifestUrl('mfe_auth', '1.0.0'), { 'page.js': await integrityOf(released) });
});

it.each([
  ['is gone', () => Promise.resolve(new Response('', { status: 404 })), 'http'],
  ['has other bytes', () => Promise.resolve(new Response(`${released} `)), 'integrity'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['is there by now', () => Promise.resolve(new Response(released)), 'network'],
])('tells a file that %s from the others @FD-029', async (_what, answer, expected) => {
  request.mockImplementation(answer);
  expect(await diagnose(failed)).toBe(expected);
  expect(request.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
});

it('tells a script that the browser refused for want of integrity from one that did not come @FD-029', async () => {
  let tell: (reports: unknown[]) => void = () => undefined;
  const observe = jest.fn();
  const observer = jest.fn((told: typeof tell) => {
    tell = told;
    return { observe };
  });
  Object.assign(window, { ReportingObserver: observer });
  watchPolicyViolations();
  expect(observer).toHaveBeenCalledWith(expect.anything(), {
    types: ['integrity-violation'],
    buffered: true,
  });
  request.mockImplementation(() => Promise.resolve(new Response(released)));
  const blockedURL = new URL('refused.js', file).href;
  trustFiles(file, { 'refused.js': await integrityOf(released) });
  const error = { ...failed, message: failed.message, request: blockedURL };
  expect(await diagnose(error)).toBe('network');
  tell([{ body: { blockedURL } }]);
  expect(await diagnose(error)).toBe('integrity');
  Reflect.deleteProperty(window, 'ReportingObserver');
});

it('blames the code of a chunk that came whole and gave nothing @FD-029', async () => {
  request.mockImplementation(() => Promise.resolve(new Response(released)));
  expect(await diagnose({ ...failed, message: failed.message, type: 'missing' })).toBe('evaluation');
});

it('asks for every file of the module where the loader does not say which one failed @FD-029', async () => {
  const other = new URL('page.css', file).href;
  request.mockImplementation((url) =>
    Promise.resolve(new Response(url === other ? '.changed {}' : released)),
  );
  trustFiles(file, { 'page.css': await integrityOf('.page {}') });
  const error = Object.assign(new Error('Loading css chunk 1 failed.\n(error: undefined)'), {
    type: 'error',
  });
  expect(await diagnose(error, async () => [file, other])).toBe('integrity');
  expect(await diagnose(error)).toBe('network');
});

it('finds the address in the words of the federation runtime', async () => {
  request.mockResolvedValue(new Response('', { status: 500 }));
  expect(
    await diagnose(new Error(`#RUNTIME-008 ScriptNetworkError: Failed to load script "${file}" - the`)),
  ).toBe('http');
});

it.each([[new FederationError('network', 'manifest')], [new TypeError('x')]])(
  'asks nothing where the class is known: %s',
  async (error) => {
    await diagnose(error);
    expect(request).not.toHaveBeenCalled();
  },
);
