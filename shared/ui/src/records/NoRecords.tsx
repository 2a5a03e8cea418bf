import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import type { ReactElement } from 'react';
import { useRecordTexts } from './useRecordTexts';

export interface NoRecordsProps {
  title: string;
  /** Where records come from. */
  body: string;
  /** The way there. */
  action?: ReactElement;
  /** Takes the filters away, where there are any: then they are the reason, and the way out. */
  onClear?: (() => void) | undefined;
}

/** Nothing in these days: the way out of the filters, or to where records come from. */
export function NoRecords({ title, body, action, onClear }: NoRecordsProps) {
  const { t } = useRecordTexts();
  if (!onClear) return <EmptyState title={title} body={body} action={action} />;
  return (
    <EmptyState
      title={title}
      body={t('none.change')}
      action={
        <Button variant="quiet" onClick={onClear}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}
