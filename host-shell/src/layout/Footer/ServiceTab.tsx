import { useTranslation } from '@site/i18n';
import { type ReactNode, useState } from 'react';
import { ServiceSheet } from './ServiceSheet';

/** Opens the ways to reach customer service. */
export function ServiceTab({ className, icon }: { className: string | undefined; icon: ReactNode }) {
  const { t } = useTranslation('host-shell');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
        <span>{t('footer.service')}</span>
      </button>
      <ServiceSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}
