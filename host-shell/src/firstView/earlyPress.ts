/** A press on the first view that waits for the application. */
export interface EarlyPress {
  readonly target: HTMLElement;
}

declare global {
  /** The last one. */
  var siteEarlyPress: EarlyPress | undefined;
}
