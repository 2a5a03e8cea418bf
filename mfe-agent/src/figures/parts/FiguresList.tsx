import type { EndlessList } from '@site/ui/endlessList';
import { MoreRecords } from '@site/ui/records';
import type { ReactNode } from 'react';
import type { Figures } from '../useFigures';
import { FiguresFailed } from './FiguresFailed';
import { FiguresLoading } from './FiguresLoading';

interface FiguresListProps<Row, Whole> {
  query: EndlessList & {
    readonly rows: readonly Row[] | undefined;
    readonly whole: Whole | undefined;
    readonly isRetrying: boolean;
  };
  figures: Figures;
  /** The height of what stands above the cards, in px, while it is on its way. */
  chart: number;
  children: (rows: readonly Row[], whole: Whole) => ReactNode;
}

/** A list of figures that goes on, in whatever state it is. */
export function FiguresList<Row, Whole>({ query, figures, chart, children }: FiguresListProps<Row, Whole>) {
  const { rows, whole, error, retry, isRetrying, hasMore } = query;
  if (error)
    return (
      <FiguresFailed
        error={error}
        account={figures.account}
        team={figures.addressWith({ account: undefined })}
        retrying={isRetrying}
        onRetry={retry}
      />
    );
  if (rows === undefined || whole === undefined) return <FiguresLoading chart={chart} />;
  return (
    <>
      {children(rows, whole)}
      {hasMore && <MoreRecords {...query} />}
    </>
  );
}
