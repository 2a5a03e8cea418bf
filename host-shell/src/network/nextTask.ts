/**
 * Lets whatever waits come first, a finger and a paint before all, and goes on in a task of its own: a long work in
 * slices leaves the page usable. Where the browser has `scheduler.yield`, it goes on before other work that waits.
 */
export function nextTask(): Promise<void> {
  const scheduler: Partial<Scheduler> | undefined = globalThis.scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
