/**
 * Runs tasks at least `gap` ms apart: the first at once, each further one as soon as it may. None is dropped,
 * because each of them marks another notice.
 */
export function createThrottle(gap: number): (task: () => void) => void {
  let free = 0;
  return (task) => {
    const now = Date.now();
    const start = Math.max(now, free);
    free = start + gap;
    if (start === now) task();
    else setTimeout(task, start - now);
  };
}
