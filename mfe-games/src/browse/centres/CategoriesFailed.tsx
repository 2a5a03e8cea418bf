import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import type { useVendorCategories } from '../../catalogue/queries';
import { useTexts } from '../../useTexts';

type Categories = ReturnType<typeof useVendorCategories>;

export interface CategoriesFailedProps extends Pick<Categories, 'isFetching' | 'refetch'> {
  error: NonNullable<Categories['error']>;
}

/** Why the categories did not load, and the way to try again. */
export function CategoriesFailed({ error, isFetching, refetch }: CategoriesFailedProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={t('list.failed')}
      body={errorText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
