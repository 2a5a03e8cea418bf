import type { ApiError, SessionEnd } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { failureText, translate } from '@site/i18n';
import { loginRedirect, type SiteRouter } from '@site/router';
import type { SignOutReason } from '@site/session';
import { toast, toastDuration } from '@site/ui/Toast';
import { showSessionChanged } from './SessionChangedDialog';

/** Shows a failed change that its caller does not show itself. */
export function showFailure(error: ApiError): void {
  toast.error(failureText(error));
}

/**
 * What the user sees when the platform refuses the session (docs/calls.md, "Error codes"). A public page
 * stays; a page that needs a session is left by its guard, which sees that the session is gone.
 */
export function sessionEnded(router: SiteRouter, reason: SessionEnd): void {
  if (reason === 'relogin') showSessionChanged();
  if (reason === 'expired')
    toast.info(translate('host-shell:session.ended'), { duration: toastDuration.short });
  if (reason === 'expired' || router.state.location.pathname === PATHS.login) return;
  void router.navigate(loginRedirect(router.state.location));
}

/** In each tab of who has excluded themselves: why the page has become a guest's (PL-019). */
export function tellSignOut(reason: SignOutReason): void {
  if (reason !== 'self-excluded') return;
  toast.info(translate('host-shell:session.selfExcluded'), { duration: toastDuration.long });
}
