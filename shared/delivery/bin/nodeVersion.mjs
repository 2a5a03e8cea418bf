// Kept to syntax that Node 12 reads: an old Node must get as far as the message.

export const MINIMUM_NODE = '20.19.0';

/**
 * Says in one line why this Node cannot run the project, or nothing when it can.
 *
 * @param {string} version `process.versions.node`
 * @returns {string | undefined}
 */
export function nodeComplaint(version) {
  const found = version.split('.').map(Number);
  const wanted = MINIMUM_NODE.split('.').map(Number);
  for (let part = 0; part < wanted.length; part += 1) {
    if (found[part] > wanted[part]) return undefined;
    if (found[part] < wanted[part]) {
      return `Node ${version} is too old: install Node ${MINIMUM_NODE} or newer (https://nodejs.org) and try again.`;
    }
  }
  return undefined;
}
