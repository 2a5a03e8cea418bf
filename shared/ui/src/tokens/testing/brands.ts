import { namesIn, textOf } from '../../testing/files';
import neutral from '../neutral.tokens.json';

/** White labels are data beside the host; no code of ours is read from there. */
const MERCHANTS = '../../../../host-shell/merchants';

/** For tests in this folder: every brand that there is, by its code. */
export const brands: readonly (readonly [code: string, tokens: unknown])[] = [
  ['neutral', neutral],
  ...namesIn(MERCHANTS).map(
    (code) => [code, JSON.parse(textOf(`${MERCHANTS}/${code}/brand.tokens.json`)) as unknown] as const,
  ),
];
