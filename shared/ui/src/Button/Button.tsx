import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type RenderElement, renderAs } from '../internal/renderAs';
import { Spinner } from '../Spinner';
import { type ButtonLook, buttonClass } from './buttonClass';

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Before the words: an `Icon` of 20, or 16 in a small button. */
  icon?: ReactNode;
  /** Shows a ring and ignores presses; the words stay, so the width does too. */
  loading?: boolean;
  /** A link that looks like a button: `render={<Link to="/m/login" />}`. */
  render?: RenderElement;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One action. A disabled or loading button keeps its focus and says so to screen readers
 * (`aria-disabled`), because a control that vanishes from the tab order loses the reader's place.
 */
export function Button({
  variant,
  size,
  flush,
  block,
  icon,
  loading = false,
  disabled = false,
  render,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = disabled || loading;
  const look = buttonClass({ variant, size, flush, block }, className);
  const content = (
    <>
      {loading ? <Spinner size={16} /> : icon}
      {children}
    </>
  );
  if (render) return renderAs(render, { className: look, children: content });
  return (
    <button
      {...rest}
      type={type}
      className={look}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={(event) => {
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
