import { expect } from '@playwright/test';
import type { FaultClass } from '@site/contracts/areas/telemetry';
import type { RemoteManifest } from '@site/contracts/federation/discovery';
import * as answers from './answers';
import { type Changes, MANIFEST_FILE, type ModuleFiles } from './release';
import type { Watched } from './watch';

/** How a fault goes away: the files are answered again, what made the code throw is gone, or a rollback. */
export type Cure = 'answers' | 'condition' | 'rollback';

export interface FaultCase {
  readonly name: string;
  /** As it must be reported. */
  readonly class: FaultClass;
  readonly cure: Cure;
  /** Set where the other modules of the remote are not touched. */
  readonly oneModule?: true;
  /** Row of the federation checklist that it proves, besides those that every fault does. */
  readonly tag?: string;
  /** Files that are answered wrongly, and how; all of the release without `files`. */
  readonly answer?: answers.Answer;
  readonly files?: (files: ModuleFiles) => readonly string[];
  /** What is wrong in the release itself. */
  readonly changes?: (files: ModuleFiles, manifest: RemoteManifest) => Omit<Changes, 'version'>;
  /** Set where the document does not carry the manifest: the host asks for it. */
  readonly manifestFetched?: true;
  /** Set where the runtime takes no other release into this page: a retry loads the page anew. */
  readonly reloads?: true;
  /** Nothing comes: the page's clock must go on. */
  readonly waits?: true;
  /** What the browser or the fault itself writes into the console, and what is thrown. */
  readonly noise?: RegExp;
  /** What must be so besides, once its card shows. */
  readonly alsoSeen?: (watched: Watched, release: string) => void;
}

/** A cookie, so that it outlives a reload; the code of a faulty release of the remote throws while it is there. */
export const conditionOf = (remote: string) => `fault-of-${remote}`;
export const THROWN = 'A fault of this release';
const throwing = (remote: string) =>
  `if (document.cookie.includes('${conditionOf(remote)}=')) throw new Error('${THROWN}');\n`;

/** What the browser says of a file whose integrity is not that of its element, and the host of the fault. */
const REFUSED = /valid digest in the 'integrity' attribute|failed \(integrity\)/;
const OWN_ERROR = new RegExp(THROWN);

const WANTED_REACT = '"^19.0.0"';
const OLDER_REACT = '"^18.0.0"';

/** A remote that needs another React than the page has. */
export const refusedRange: FaultCase = {
  name: 'shared range excludes',
  class: 'share',
  cure: 'rollback',
  reloads: true,
  changes: ({ entry }) => ({
    files: { [entry]: (text) => text.replaceAll(WANTED_REACT, OLDER_REACT).replaceAll('"19.', '"18.') },
  }),
  tag: '@FD-007',
  alsoSeen: ({ console }) => {
    expect(console.join('\n')).toMatch(/19\.\d+\.\d+.*\breact\b.*\^18\.0\.0/);
  },
};

export const faultCases: readonly FaultCase[] = [
  { name: '404', class: 'http', cure: 'answers', answer: answers.notFound, noise: REFUSED },
  { name: '503 with JSON', class: 'http', cure: 'answers', answer: answers.unavailable, noise: REFUSED },
  { name: '200 with HTML', class: 'integrity', cure: 'answers', answer: answers.html, noise: REFUSED },
  { name: 'no answer', class: 'timeout', cure: 'answers', answer: answers.nothing, waits: true },
  { name: '20 s late', class: 'timeout', cure: 'answers', answer: answers.late, waits: true },
  {
    name: 'truncated script',
    class: 'integrity',
    cure: 'answers',
    answer: answers.truncated,
    files: ({ entry }) => [entry],
    noise: REFUSED,
    tag: '@FD-032',
  },
  {
    name: 'byte changed in manifest',
    class: 'integrity',
    cure: 'answers',
    answer: answers.oneByteChanged,
    files: () => [MANIFEST_FILE],
    manifestFetched: true,
    noise: REFUSED,
    tag: '@FD-032',
  },
  ...(['entry', 'chunk', 'style'] as const).map(
    (part): FaultCase => ({
      name: `byte changed in ${part}`,
      ...(part !== 'entry' && { oneModule: true }),
      class: 'integrity',
      cure: 'answers',
      answer: answers.oneByteChanged,
      files: (files) => [files[part]],
      noise: REFUSED,
      tag: '@FD-032',
    }),
  ),
  {
    name: 'entry throws',
    class: 'evaluation',
    cure: 'condition',
    changes: ({ entry }, { name }) => ({ files: { [entry]: (text) => throwing(name) + text } }),
    noise: OWN_ERROR,
  },
  {
    name: 'chunk throws',
    oneModule: true,
    class: 'evaluation',
    cure: 'condition',
    changes: ({ chunk }, { name }) => ({ files: { [chunk]: (text) => throwing(name) + text } }),
    noise: OWN_ERROR,
  },
  {
    name: 'throws while rendering',
    oneModule: true,
    class: 'render',
    cure: 'condition',
    changes: ({ entry, expose }, { metaData, name }) => ({
      files: {
        [entry]: (text) => text + renderThrowing(metaData.globalName ?? name, expose, throwing(name)),
      },
    }),
    noise: OWN_ERROR,
  },
  {
    name: 'rejects the contract',
    class: 'contract',
    cure: 'rollback',
    changes: () => ({ contract: '^9.0.0' }),
    manifestFetched: true,
    tag: '@FD-016',
    alsoSeen: ({ code }, release) => {
      expect(code.filter((url) => url.includes(release))).toEqual([]);
    },
  },
  refusedRange,
  {
    name: 'style sheet missing',
    oneModule: true,
    class: 'http',
    cure: 'answers',
    answer: answers.notFound,
    files: ({ style }) => [style],
    noise: REFUSED,
  },
  {
    name: 'chunk lost after a release',
    oneModule: true,
    class: 'http',
    cure: 'answers',
    answer: answers.notFound,
    files: ({ chunk }) => [chunk],
    noise: REFUSED,
    tag: '@FD-024',
  },
];

/** Wraps the container that an entry leaves in a variable: what it exposes throws while it renders. */
function renderThrowing(container: string, expose: string, throwing: string): string {
  return `
;${container} = ((container) => ({
  init: (...given) => container.init(...given),
  get: async (expose) => {
    const factory = await container.get(expose);
    if (expose !== '${expose}') return factory;
    return () => {
      const { default: Component } = factory();
      return {
        default: (props) => {
          ${throwing}
          return Component(props);
        },
      };
    };
  },
}))(${container});`;
}
