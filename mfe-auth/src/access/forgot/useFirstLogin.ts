import { type ApiError, hasCode } from '@site/api';
import type { SetPasswordPayload } from '@site/contracts/areas/passwords';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { toast } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { renewRemembered } from '../remembered/renewRemembered';
import { useLogin } from '../signIn/useLogin';

export type Credentials = Pick<SetPasswordPayload, 'mobileNum' | 'newPassword'>;

/** Logs in with a password that has just been set, the number as the name, and goes home (AU-071). */
export function useFirstLogin({ mobileNum, newPassword }: Credentials, onRefused: (error: ApiError) => void) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { mutate, isPending } = useLogin({
    onAccepted: async () => {},
    persist: () => false,
    onRefused: (error) => {
      if (!hasCode(error, 'login.second.step')) return onRefused(error);
      // The login page knows how to take it.
      toast.success(t('forgot.setLogIn'));
      void navigate(PATHS.login, { replace: true });
    },
  });
  const send = (captcha?: string) =>
    mutate(
      { type: 'username', username: mobileNum, password: newPassword, ...(captcha && { captcha }) },
      {
        onSuccess: async ({ userName: memberName }) => {
          for (const userName of [memberName, mobileNum]) {
            await renewRemembered({ userName, oldPassword: newPassword, newPassword });
          }
          toast.success(t('changePassword.saved'));
          await navigate(PATHS.home, { replace: true });
        },
      },
    );
  return { send, sending: isPending };
}
