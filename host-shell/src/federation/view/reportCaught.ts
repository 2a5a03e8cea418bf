import type { RootOptions } from 'react-dom/client';
import { reportLateFile } from '../loading/lateFiles';
import { isLoadFailure } from '../trust/faults';
import { RenderBoundary } from './RenderBoundary';

/**
 * What React calls for an error that a boundary has caught. A part of a page keeps a file of its own that did not
 * come to itself, and shows its own card; the fault is reported here (FD-029). What reaches the host's own
 * boundary is reported there, with its module.
 */
export const reportCaught: NonNullable<RootOptions['onCaughtError']> = (error, { errorBoundary }) => {
  if (errorBoundary instanceof RenderBoundary) return;
  if (isLoadFailure(error)) void reportLateFile(error);
  // biome-ignore lint/suspicious/noConsole: as React does without this.
  else console.error(error);
};
