import { formatNumber } from '@site/i18n';
import { useTexts } from '../../useTexts';

interface Row {
  readonly own?: true | undefined;
  readonly members: number;
}

/** What stands behind a row: one person's own figures, or with how many below. */
export function useBelowText(): (row: Row) => string | undefined {
  const { t } = useTexts();
  return ({ own, members }) => {
    if (own) return t('figures.own');
    return members === 0 ? undefined : t('figures.below', { count: members, shown: formatNumber(members) });
  };
}
