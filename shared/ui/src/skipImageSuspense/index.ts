/**
 * `onLoad` of an image that is not lazy. React holds a page change back until such images of the new page are
 * here, up to 0.8 s, unless they have an `onLoad`; on a phone the page comes first.
 */
export function skipImageSuspense(): void {}
