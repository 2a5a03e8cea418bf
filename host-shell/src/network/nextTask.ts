/**
 * Lets whatever waits come first, a finger and a paint before all, and goes on in a task of its own: a long work in
 * slices leaves the page usable. `scheduler.yield` goes on before other work that waits; where it is not, a message
 * does, which no minimum of time holds up as it does timers.
 */
export function nextTask(): Promise<void> {
  const scheduler: Partial<Scheduler> | undefined = globalThis.scheduler;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
