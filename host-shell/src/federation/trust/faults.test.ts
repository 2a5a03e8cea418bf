import { classify, FederationError, isLoadFailure, renderFault } from './faults';

const chunkError = (message: string, fields: object) => Object.assign(new Error(message), fields);

/** What is thrown, by its own words: of webpack, the style loader, the federation runtime, the browser, a remote. */
const table: readonly (readonly [string, unknown, string])[] = [
  ['our own error', new FederationError('http', 'answered 500'), 'http'],
  ['a refused integrity of ours', new FederationError('integrity', 'not what was released'), 'integrity'],
  [
    'a chunk',
    chunkError('Loading chunk 264 failed.\n(error: https://a.test/x.js)', {
      name: 'ChunkLoadError',
      type: 'error',
    }),
    'network',
  ],
  [
    'a chunk that came too late',
    chunkError('Loading chunk 264 failed.\n(timeout: https://a.test/x.js)', {
      name: 'ChunkLoadError',
      type: 'timeout',
    }),
    'timeout',
  ],
  [
    'a style sheet',
    chunkError('Loading CSS chunk 264 failed.\n(https://a.test/x.css)', { code: 'CSS_CHUNK_LOAD_FAILED' }),
    'network',
  ],
  [
    'a style sheet of Rspack',
    chunkError('Loading css chunk 264 failed.\n(error: https://a.test/x.css)', {
      name: 'ChunkLoadError',
      type: 'error',
    }),
    'network',
  ],
  [
    'an entry',
    new Error(
      'Failed to load script resources. #RUNTIME-008\nScriptNetworkError: Failed to load script "https://a.test/e.js"',
    ),
    'network',
  ],
  [
    'an entry that came too late',
    new Error('#RUNTIME-008\nScriptNetworkError: Script "https://a.test/e.js" timed out.'),
    'timeout',
  ],
  [
    'an entry that threw',
    new Error(
      '#RUNTIME-008\nScriptExecutionError: Script "https://a.test/e.js" loaded but threw a runtime error',
    ),
    'evaluation',
  ],
  [
    'another range of a shared package @FD-007',
    new Error(
      'Version 19.3.1 from host_shell of shared singleton module react does not satisfy the requirement of mfe_games which needs ^18.0.0)',
    ),
    'share',
  ],
  [
    'a module of Vite',
    new TypeError('Failed to fetch dynamically imported module: https://a.test/x.js'),
    'network',
  ],
  ['a missing expose', new Error('Failed to get the expose. #RUNTIME-014'), 'contract'],
  ['an error of the remote itself', new TypeError('undefined is not a function'), 'evaluation'],
  ['something that is no error', 'broken', 'evaluation'],
  ['nothing', undefined, 'evaluation'],
];

it.each(table)('classifies %s @FD-029', (_what, thrown, expected) => {
  expect(classify(thrown)).toBe(expected);
});

/** Whose the failure of a component is: of a file that came too late, or of its own code. */
const FILES = [
  'a chunk',
  'a chunk that came too late',
  'a style sheet',
  'a style sheet of Rspack',
  'an entry',
  'a module of Vite',
  'a refused integrity of ours',
];

it.each(FILES)('knows %s for a file that did not come @FD-029', (what) => {
  const [, thrown] = table.find(([name]) => name === what) ?? [];
  expect(isLoadFailure(thrown)).toBe(true);
});

it.each([
  new TypeError('undefined is not a function'),
  new Error('The request timed out'),
  'broken',
  undefined,
])('takes %s for the component’s own @FD-029', (thrown) => expect(isLoadFailure(thrown)).toBe(false));

it('attributes what a component throws to its remote and release', () => {
  expect(renderFault('mfe_games', new Error('no list'), '1.2.3')).toEqual({
    class: 'render',
    remote: 'mfe_games',
    release: '1.2.3',
    message: 'no list',
  });
});
