import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';

/** Nothing is left of a list that was narrowed, and the way to all of it (GA-026). */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('list.noMatch.title')}
      body={t('list.noMatch.body')}
      action={
        <Button variant="quiet" onClick={onClear}>
          {t('list.noMatch.clear')}
        </Button>
      }
    />
  );
}
