import { useSession } from '@site/session';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';

/** Tells password managers whose password a form asks for. */
export function PasswordOwner() {
  const userName = useSession((session) => session?.userName);
  return (
    <VisuallyHidden>
      <input type="text" autoComplete="username" value={userName ?? ''} readOnly tabIndex={-1} aria-hidden />
    </VisuallyHidden>
  );
}
