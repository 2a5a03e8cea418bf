import type { MallItem } from '@site/contracts/areas/mall';
import { PATHS } from '@site/contracts/values/paths';
import { formatNumber } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { ActionState } from '@site/ui/ActionBar';
import { Lock, PackageX } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { isLocked } from '../wareState';

/** In the place of quantity and sums: none is left, or it is for a higher level. */
export function NotForYou({ item, level }: { item: MallItem; level: string | undefined }) {
  const { t } = useTexts();
  const hasLevels = useRouteExists(PATHS.benefits);
  const wanted = item.level;
  if (!isLocked(item) || !wanted)
    return (
      <ActionState icon={PackageX} title={t('mall.item.soldOut')}>
        {t('mall.sheet.soldOut')}
      </ActionState>
    );
  const far = { count: wanted.missing, shown: formatNumber(wanted.missing) };
  return (
    <ActionState
      icon={Lock}
      title={t('mall.item.from', { level: wanted.name })}
      action={hasLevels && <Link to={PATHS.benefits}>{t('mall.sheet.levels')}</Link>}
    >
      {level === undefined ? t('mall.sheet.noLevel', far) : t('mall.sheet.level', { level, ...far })}
    </ActionState>
  );
}
