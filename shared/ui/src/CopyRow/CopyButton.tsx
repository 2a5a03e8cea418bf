// By its public name: there is one toast in the page.
import { toast } from '@site/ui/Toast';
import { Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../IconButton';
import { useUiLabel } from '../internal/useUiLabel';

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
  const t = useUiLabel();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      // An old browser, or one that was told not to.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      toast.error(t('notCopied'));
    }
  };
  return (
    <IconButton icon={Copy} iconSize={18} label={label} className={className} onClick={() => void copy()} />
  );
}
