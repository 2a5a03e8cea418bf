interface Place {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Web Locks, which jsdom lacks, as far as one name of them goes. */
export function fakeLocks(): LockManager {
  let holder: Place | undefined;
  const queue: Place[] = [];

  const next = () => {
    const place = holder ? undefined : queue.shift();
    if (!place) return;
    holder = place;
    void Promise.resolve(place.run()).then((value) => {
      place.resolve(value);
      if (holder !== place) return;
      holder = undefined;
      next();
    });
  };
  const request = (_name: string, options: LockOptions, run: () => unknown) =>
    new Promise((resolve, reject) => {
      const place = { run, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        const index = queue.indexOf(place);
        if (index < 0) return;
        queue.splice(index, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
      if (options.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'));
        holder = undefined;
        queue.unshift(place);
      } else queue.push(place);
      queueMicrotask(next);
    });
  return { request } as unknown as LockManager;
}
