import { useTranslation } from '@site/i18n';
import { useLocation } from '@site/router';
import { useSession } from '@site/session';
import { Sheet } from '@site/ui/Sheet';
import { useEffect, useRef } from 'react';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { GuestPanel } from './GuestPanel';
import { MemberName } from './MemberName';
import { MemberPanel } from './MemberPanel';
import { MenuEntries } from './MenuEntries';
import styles from './SideMenu.module.css';
import { ThemeSwitcher } from './ThemeSwitcher';

/** The drawer at the right: who is signed in, the wallet, the ways, language and theme (HS-043 to HS-056). */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host-shell');
  const signedIn = useSession((session) => session !== null);
  useCloseOnNavigation(onClose);
  return (
    <Sheet
      side="right"
      open={open}
      onClose={onClose}
      title={t('menu.title')}
      {...(signedIn && { header: <MemberName /> })}
      footer={
        <div className={styles.switches}>
          <LanguageSwitcher />
          <ThemeSwitcher />
        </div>
      }
    >
      {signedIn ? <MemberPanel /> : <GuestPanel />}
      <MenuEntries />
    </Sheet>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    onClose();
  }, [key, onClose]);
}
