import { useUiLabel } from '@site/ui/useUiLabel';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Icon } from '../Icon';

export interface ErrorStateProps {
  /** What did not work: "Games did not load". */
  title: string;
  /** Why, and what is not affected. */
  body?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  /** "Try again" without it. */
  retryLabel?: string | undefined;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string | undefined;
}

/** Something failed and can be tried again. */
export function ErrorState({
  title,
  body,
  onRetry,
  retrying = false,
  retryLabel,
  heading,
  className,
}: ErrorStateProps) {
  const t = useUiLabel();
  return (
    <div role="alert">
      <EmptyState
        picture="broken"
        title={title}
        body={body}
        {...(heading && { heading })}
        className={className}
        action={
          <Button icon={<Icon of={RefreshCw} size={18} />} loading={retrying} onClick={onRetry}>
            {retryLabel ?? t('retry')}
          </Button>
        }
      />
    </div>
  );
}
