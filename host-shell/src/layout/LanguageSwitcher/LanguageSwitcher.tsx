import type { SiteLanguage } from '@site/contracts/merchant';
import { changeLanguage, offeredLanguages, useLanguage, useTranslation } from '@site/i18n';
import { LanguageFlag } from '@site/ui/LanguageFlag';
import { Tabs } from '@site/ui/Tabs';

/** Each language in its own words. */
const names: Record<SiteLanguage, string> = { th: 'ไทย', en: 'English', id: 'Bahasa Indonesia' };

/** The merchant's languages with their flags, the chosen one first (HS-039, HS-040). */
export function LanguageSwitcher() {
  const { t } = useTranslation('host-shell');
  const language = useLanguage();
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  return (
    <Tabs
      variant="segmented"
      label={t('menu.language')}
      value={language}
      onChange={(chosen) => void changeLanguage(chosen)}
      items={languages.map((offered) => ({
        value: offered,
        label: <span lang={offered}>{names[offered]}</span>,
        icon: <LanguageFlag language={offered} />,
      }))}
    />
  );
}
