import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../IconButton';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** What a press does, in words. */
  label: string;
  text: string;
  /** Said once it is copied. */
  copied: string;
  /** What shows the text: selected where it may not be copied, so that the phone's own way is one press away. */
  shown: RefObject<HTMLElement | null>;
  className?: string | undefined;
}

/** Copies a text that is shown beside it. */
export function CopyButton({ label, text, copied, shown, className }: CopyButtonProps) {
  const copy = useCopy(shown);
  return (
    <IconButton
      icon={Copy}
      iconSize={18}
      label={label}
      className={className}
      onClick={() => void copy(text, copied)}
    />
  );
}
