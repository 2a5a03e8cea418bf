import type { SiteLanguage } from '@site/contracts/federation/merchant';
import { changeLanguage, offeredLanguages, useLanguage } from '@site/i18n';
import { Icon } from '@site/ui/Icon';
import { LanguageFlag } from '@site/ui/LanguageFlag';
import { ListRow } from '@site/ui/ListRow';
import { Sheet } from '@site/ui/Sheet';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import styles from './LanguagePicker.module.css';

/** Each language in its own words. */
const nameOf = (language: SiteLanguage): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The language in use, and a list to choose another. Nothing on a site of one language. */
export function LanguagePicker() {
  const { t } = useTexts();
  const current = useLanguage();
  const [open, setOpen] = useState(false);
  const languages = offeredLanguages();
  if (languages.length < 2) return null;
  const choose = (language: SiteLanguage) => {
    setOpen(false);
    void changeLanguage(language);
  };
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        aria-label={t('hero.languageNow', { language: nameOf(current) })}
        onClick={() => setOpen(true)}
      >
        <LanguageFlag language={current} />
        {nameOf(current)}
        <Icon of={ChevronDown} size={16} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('hero.language')}>
        <ul className={styles.list}>
          {languages.map((language) => (
            <li key={language} lang={language} aria-current={language === current || undefined}>
              <ListRow
                icon={<LanguageFlag language={language} size={24} />}
                label={nameOf(language)}
                chevron={false}
                end={language === current && <Icon of={Check} size={20} />}
                onClick={() => choose(language)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
