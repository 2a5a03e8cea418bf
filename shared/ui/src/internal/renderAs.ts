import { cloneElement, type ReactElement } from 'react';
import { cx } from './cx';

/** An element whose look we lend it: a router link, usually. */
export type RenderElement = ReactElement<{ className?: string; children?: React.ReactNode }>;

/** Gives an element of the caller our class, content and handlers; its own class and content win or join. */
export function renderAs(
  element: RenderElement,
  {
    className,
    children,
    ...props
  }: { className?: string; children?: React.ReactNode; [prop: string]: unknown },
): ReactElement {
  return cloneElement(element, {
    ...props,
    className: cx(className, element.props.className),
    children: element.props.children ?? children,
  });
}
