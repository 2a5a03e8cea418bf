import type { LucideIcon } from 'lucide-react';

const SMALL = 16;

export interface IconProps {
  of: LucideIcon;
  /** Pixels: 24 alone, 20 in rows and fields, 16 in chips and links. */
  size?: number;
  /** Set when the icon stands for a word of its own; otherwise it is hidden from screen readers. */
  label?: string;
  className?: string | undefined;
}

/** A line icon with the weight its size asks for. */
export function Icon({ of: Glyph, size = 24, label, className }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Glyph
      size={size}
      strokeWidth={size <= SMALL ? 2 : 1.75}
      className={className}
      focusable={false}
      {...name}
    />
  );
}
