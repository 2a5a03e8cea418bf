import type { FaultClass } from '@site/contracts/areas/telemetry';

export type { FaultClass } from '@site/contracts/areas/telemetry';

/** Why a remote's module is not there, attributed so that the right team hears of it (FD-029). */
export interface Fault {
  readonly class: FaultClass;
  readonly remote: string;
  /** Unknown while no release could be chosen. */
  readonly release?: string;
  readonly message: string;
}

/** A failure whose class is known where it happens. */
export class FederationError extends Error {
  override readonly name = 'FederationError';
  readonly class: FaultClass;

  constructor(faultClass: FaultClass, message: string, options?: ErrorOptions) {
    super(message, options);
    this.class = faultClass;
  }
}

/** What the message of a failure says of its class, first match first. The codes are the federation runtime's. */
const MESSAGES: readonly (readonly [RegExp, FaultClass])[] = [
  [/timed out/i, 'timeout'],
  [/does not satisfy the requirement|shared singleton module|shared module .* not/i, 'share'],
  [/ScriptExecutionError/, 'evaluation'],
  [/without integrity/, 'integrity'],
  [/RUNTIME-014/, 'contract'],
  [/RUNTIME-008|ScriptNetworkError|CSS_CHUNK_LOAD_FAILED|Loading (?:CSS )?chunk/i, 'network'],
  // Chromium and Firefox; Safari.
  [/dynamically imported module|Importing a module script failed/i, 'network'],
];

/** How the runtime names the remote whose need of a shared module the page does not meet. */
const REFUSED = /requirement of (\S+) which needs/;

/** What loaders say of a file that did not come; anything else that a component throws is its own. */
const FILE_FAILED =
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|RUNTIME-008|dynamically imported module|Importing a module script failed/;

/**
 * The class of whatever a load threw. What nothing else explains happened while the remote's own code ran.
 * A script or style sheet that the browser refused is `network` here; see diagnose.ts for the rest of it.
 */
export function classify(error: unknown): FaultClass {
  if (error instanceof FederationError) return error.class;
  const { type, code, message } = details(error);
  if (type === 'timeout') return 'timeout';
  const text = `${code} ${message}`;
  return MESSAGES.find(([pattern]) => pattern.test(text))?.[1] ?? 'evaluation';
}

/**
 * Whose need of a shared module was refused. It need not be the remote that was loading: that one may have been given a
 * copy of the other's, which imports what was refused.
 */
export function refusedRemote(error: unknown): string | undefined {
  return REFUSED.exec(details(error).message)?.[1];
}

/** Whether an error says that a file did not come, as the late chunk of a component does (FD-029). */
export function isLoadFailure(error: unknown): boolean {
  const { name, code, message } = details(error);
  return error instanceof FederationError || FILE_FAILED.test(`${name} ${code} ${message}`);
}

/** The fault of a component that threw while rendering. */
export function renderFault(remote: string, error: unknown, release?: string): Fault {
  return { class: 'render', remote, message: details(error).message, ...(release && { release }) };
}

/** The readable parts of anything that can be thrown; webpack's chunk errors carry `type` and `request`. */
export function details(error: unknown) {
  const fields: Record<string, unknown> = Object(error);
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  return {
    message: text('message') || String(error),
    name: text('name'),
    type: text('type'),
    code: text('code'),
    request: text('request'),
  };
}
