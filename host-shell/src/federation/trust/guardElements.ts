import { integrityFor } from './integrity';

/**
 * Sets the integrity of every script and style sheet of a release, whichever loader makes its element (FD-032).
 * A remote by another bundler loads its chunks and style sheets in its own way, and the header
 * `Integrity-Policy` is there for scripts alone. Integrity must be on the element before its address is, so
 * this is where the address is set, as with Trusted Types. A file in the folders that no manifest names throws.
 *
 * @param folders Where releases come from, with a slash at the end.
 */
export function guardElements(folders: readonly string[]): void {
  const isGuarded = (url: string) => folders.some((folder) => url.startsWith(folder));
  guard(HTMLScriptElement.prototype, 'src', isGuarded);
  guard(HTMLLinkElement.prototype, 'href', isGuarded);
}

type Loading = HTMLScriptElement | HTMLLinkElement;

function guard(prototype: Loading, address: 'src' | 'href', isGuarded: (url: string) => boolean): void {
  const property = Object.getOwnPropertyDescriptor(prototype, address);
  const { setAttribute } = prototype;
  Object.defineProperty(prototype, address, {
    ...property,
    set(this: Loading, value: unknown) {
      setIntegrity(this, value);
      property?.set?.call(this, value);
    },
  });
  prototype.setAttribute = function (this: Loading, name: string, value: string) {
    if (name.toLowerCase() === address) setIntegrity(this, value);
    setAttribute.call(this, name, value);
  };

  function setIntegrity(element: Loading, value: unknown): void {
    const href = absolute(String(value));
    if (!isGuarded(href)) return;
    const integrity = integrityFor(href);
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
  }
}

/** Empty for what is no address: the browser loads nothing for it. */
function absolute(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return '';
  }
}
