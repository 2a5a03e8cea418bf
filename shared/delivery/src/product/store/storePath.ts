const SEGMENT = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/;

/**
 * The parts of a store's path.
 *
 * @throws RangeError for a path that leads elsewhere.
 */
export function pathSegments(relative: string): readonly string[] {
  const segments = relative.split('/');
  if (segments.every((segment) => SEGMENT.test(segment))) return segments;
  throw new RangeError(`"${relative}" is no path of a store`);
}
