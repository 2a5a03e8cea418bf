import { INBOX_UNDO_MS } from '@site/contracts/areas/inbox';
import { useErrorText } from '@site/i18n';
import { toast } from '@site/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../useTexts';
import { changeHere, changeThere, refreshMails } from './queries';

/** Mails that were deleted last, until they cannot be brought back. */
export interface Deleted {
  readonly ids: readonly string[];
  /** Over once the platform has deleted them, or has not. */
  readonly done: Promise<boolean>;
}

/** What a member does to mails: here at once, and taken back where the platform refuses. */
export interface Inbox {
  readonly deleted: Deleted | undefined;
  readonly read: (ids: readonly string[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** Brings the last deleted ones back. */
  readonly undo: () => Promise<void>;
  /** The member does not want them back. */
  readonly dismiss: () => void;
}

export function useInbox(): Inbox {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [deleted, setDeleted] = useState<Deleted>();
  const undoing = useRef(false);

  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setDeleted(undefined), INBOX_UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);

  const attempt = async (change: Promise<void>, takeBack?: () => void): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      takeBack?.();
      toast.error(errorText(error));
      return false;
    }
  };

  return {
    deleted,
    read(ids) {
      const takeBack = changeHere((mail) => (ids.includes(mail.id) ? { ...mail, read: true } : mail));
      void attempt(changeThere('READ', ids), takeBack).then(
        (done) => done && toast.success(t('inbox.readDone')),
      );
    },
    remove(ids) {
      const gone = new Set(ids);
      const takeBack = changeHere((mail) => (gone.has(mail.id) ? undefined : mail));
      const done = attempt(changeThere('DELETE', ids), takeBack);
      const now: Deleted = { ids, done };
      setDeleted(now);
      void done.then((was) => was || setDeleted((last) => (last === now ? undefined : last)));
    },
    async undo() {
      if (!deleted || undoing.current) return;
      undoing.current = true;
      const back = (await deleted.done) && (await attempt(changeThere('RESTORE', deleted.ids)));
      if (back) await refreshMails();
      undoing.current = false;
      if (!back) return;
      setDeleted(undefined);
      toast.success(t('inbox.undone'));
    },
    dismiss: () => setDeleted(undefined),
  };
}
