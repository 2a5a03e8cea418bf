import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  /** Whether an error says that the code did not come; any other goes on to the next boundary. */
  readonly isOurs: (error: unknown) => boolean;
  /** Shown in the place of what did not come. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Keeps code that did not load from the rest of the page. */
export class LoadBoundary extends Component<LoadBoundaryProps, { caught?: { error: unknown } }> {
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (!this.props.isOurs(caught.error)) throw caught.error;
    return this.props.failed;
  }
}
