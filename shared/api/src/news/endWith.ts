/** A controller that is aborted with another one's signal, if not before. */
export function endWith(parent: AbortSignal): AbortController {
  const own = new AbortController();
  const end = () => own.abort(parent.reason);
  if (parent.aborted) end();
  else parent.addEventListener('abort', end, { once: true, signal: own.signal });
  return own;
}
