import { useErrorText, useTranslation } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function setOpen(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says over whatever shows that the account has changed under its session (SH-035). */
export function showSessionChanged(): void {
  setOpen(true);
}

/** Asks to log in again. The session has ended, and the login page opens below it. Once in the page. */
export function SessionChangedDialog() {
  const { t } = useTranslation('host-shell');
  const errorText = useErrorText();
  const close = () => setOpen(false);
  return (
    <Dialog
      required
      unasked
      open={useSyncExternalStore(subscribe, () => open)}
      onClose={close}
      title={t('session.again')}
      actions={<Button onClick={close}>{t('header.login')}</Button>}
    >
      {errorText({ code: 'session.relogin' })}
    </Dialog>
  );
}
