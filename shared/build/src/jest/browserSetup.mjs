import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long a test looks for what is to appear: Testing Library's second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout: nothing is observed, nothing scrolls, no media query matches. A test that needs
// one of these to act replaces it for itself.
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= IdleObserver;
globalThis.IntersectionObserver ??= IdleObserver;

/** jsdom's events of a pointer would have neither its place nor its kind. */
class MousePointerEvent extends MouseEvent {
  constructor(type, { pointerId = 0, pointerType = '', isPrimary = false, ...init } = {}) {
    super(type, init);
    Object.assign(this, { pointerId, pointerType, isPrimary });
  }
}
globalThis.PointerEvent ??= MousePointerEvent;

globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// jsdom's files can be read by a FileReader alone.
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.getAnimations ??= () => [];
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
window.scrollTo = () => {};
