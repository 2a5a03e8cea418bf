import { useTranslation } from '@site/i18n';
import { HelpList } from '@site/ui/HelpList';
import { ContactButton } from '../status/ContactButton';
import styles from './Care.module.css';

/** Who helps, for everybody: it needs no remote and no session (PL-035, PL-048). */
export default function CareHelpPage() {
  const { t } = useTranslation('host-shell');
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('responsible.text')}</p>
      <HelpList />
      <ContactButton />
    </div>
  );
}
