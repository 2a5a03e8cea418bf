/**
 * The time that this process has worked, in milliseconds: how long something takes on a machine with nothing else
 * to do. PGlite works in this process too.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
