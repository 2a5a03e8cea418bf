import { useTranslation } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { Tabs } from '@site/ui/Tabs';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../../preferences/theme';

/** Dark or light (HS-077). */
export function ThemeSwitcher() {
  const { t } = useTranslation('host-shell');
  return (
    <Tabs
      variant="segmented"
      label={t('menu.theme')}
      value={useTheme()}
      onChange={chooseTheme}
      items={[
        { value: 'dark', label: t('menu.dark'), icon: <Icon of={Moon} size={20} /> },
        { value: 'light', label: t('menu.light'), icon: <Icon of={Sun} size={20} /> },
      ]}
    />
  );
}
