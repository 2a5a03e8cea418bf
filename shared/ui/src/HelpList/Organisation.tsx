import type { HelpOrganisation } from '@site/contracts/notShared/care';
import { useLanguage } from '@site/i18n';
import {
  ExternalLink,
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  Phone,
  UserRoundX,
} from 'lucide-react';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './HelpList.module.css';
import { useHelpTexts } from './useHelpTexts';

const ICONS: Readonly<Record<HelpOrganisation['kind'], LucideIcon>> = {
  HELPLINE: MessageCircle,
  TREATMENT: HeartHandshake,
  REGISTER: UserRoundX,
};

/** One that helps: what it is, in which languages and when, and the ways there. */
export function Organisation({ organisation }: { organisation: HelpOrganisation }) {
  const { t } = useHelpTexts();
  const language = useLanguage();
  const { name, kind, languages, hours, phone, url } = organisation;
  const about = [t(`kind.${kind}`), languages.map((code) => languageName(code, language)).join(', ')];
  return (
    <li className={styles.row}>
      <Glyph>
        <Icon of={ICONS[kind]} />
      </Glyph>
      <div className={styles.copy}>
        <b>{name}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
        {hours !== undefined && <small>{hours}</small>}
        <div className={styles.ways}>
          {phone !== undefined && (
            <Button
              variant="quiet"
              size="small"
              icon={<Icon of={Phone} size={16} />}
              render={<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} />}
            >
              <VisuallyHidden>{t('call', { name })}: </VisuallyHidden>
              {phone}
            </Button>
          )}
          {url.startsWith('https://') && (
            <Button
              variant="quiet"
              size="small"
              icon={<Icon of={ExternalLink} size={16} />}
              render={<a href={url} target="_blank" rel="noopener noreferrer" />}
            >
              {t('website')}
              <VisuallyHidden>{t('of', { name })}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** A language as this page's readers call it; its code where the browser does not know it. */
function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
