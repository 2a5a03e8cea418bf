import { ExposePath } from '@site/contracts/federation/routes';
import * as z from 'zod/mini';
import { ENTRY_TYPES } from './checkForeignBuild';

/** What a container says of itself whose bundler writes no manifest: webpack's own (FD-041). */
export const Container = z.strictObject({
  /** The file that a host loads. */
  entry: z.string(),
  type: z._default(z.enum(ENTRY_TYPES), 'var'),
  exposes: z.array(ExposePath).check(z.minLength(1)),
});
export type Container = z.infer<typeof Container>;

const STYLE = /\.css$/;
const SCRIPT = /\.m?js$/;

/**
 * The manifest of such a container. Which of its files a module needs first nobody has said, so that each counts as
 * one that it may load later.
 *
 * @param files All of the build.
 */
export function manifestOfContainer(
  name: string,
  { entry, type, exposes }: Container,
  files: readonly string[],
) {
  const later = files.filter((file) => file !== entry);
  const assets = {
    js: { sync: [], async: later.filter((file) => SCRIPT.test(file)) },
    css: { sync: [], async: later.filter((file) => STYLE.test(file)) },
  };
  return {
    id: name,
    name,
    metaData: { remoteEntry: { name: entry, path: '', type }, globalName: name },
    exposes: exposes.map((path) => ({ name: path.slice('./'.length), path, assets })),
  };
}
