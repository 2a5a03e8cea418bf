// By their public names: a sheet must be the page's own, also when a remote brings this file along.
import { Button } from '@site/ui/Button';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Sheet } from '@site/ui/Sheet';
import { useUiLabel } from '@site/ui/useUiLabel';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadBoundary } from './LoadBoundary';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface FailedProps {
  readonly onRetry: () => void;
}

/**
 * As `React.lazy`, for a part of a page: when its code does not come, a card in its place says so and loads it
 * again, and the rest of the page stays (FD-029). What the part itself throws goes on to the page's boundary.
 *
 * @param loading Shown until the part is here.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  loading: ReactNode = null,
): ComponentType<Props> {
  return lazyWith(load, loading, PartFailed);
}

/** As lazyComponent, for a sheet: it opens and says that its content did not load. */
export function lazySheet<Props extends { open: boolean; onClose: () => void }>(
  load: Load<Props>,
): ComponentType<Props> {
  return lazyWith(load, null, SheetFailed);
}

function lazyWith<Props extends object>(
  load: Load<Props>,
  loading: ReactNode,
  Failed: ComponentType<Props & FailedProps>,
): ComponentType<Props> {
  const failures = new Set<unknown>();
  const start = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        failures.add(error);
        // React keeps a failure for good: whoever shows the part next loads it again.
        Part = start();
        throw error;
      }),
    ) as ComponentType<Props>;
  let Part = start();

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <LoadBoundary
        key={attempt}
        isOurs={(error) => failures.has(error)}
        failed={<Failed {...props} onRetry={() => setAttempt(attempt + 1)} />}
      >
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </LoadBoundary>
    );
  };
}

function PartFailed({ onRetry }: FailedProps) {
  const t = useUiLabel();
  return <RemoteFailedCard title={t('partFailed')} body={t('partFailedBody')} onReload={onRetry} />;
}

function SheetFailed({ open, onClose, onRetry }: FailedProps & { open: boolean; onClose: () => void }) {
  const t = useUiLabel();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('partFailed')}
      footer={<Button onClick={onRetry}>{t('reload')}</Button>}
    >
      <p role="alert">{t('partFailedBody')}</p>
    </Sheet>
  );
}
