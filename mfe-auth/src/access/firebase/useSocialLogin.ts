import type { ApiError } from '@site/api';
import type { LoginPayload } from '@site/contracts/areas/account';
import type { SocialChannel } from '@site/contracts/areas/identities';
import { PATHS } from '@site/contracts/values/paths';
import { language, useErrorText } from '@site/i18n';
import { useLocation, useNavigate, useRouteExists } from '@site/router';
import { toast, toastDuration } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { useLogin } from '../signIn/useLogin';
import { holdSocial } from './heldSocial';
import type { SocialRefusal } from './socialAuth';
import { useSocialAuth } from './useSocialAuth';

/**
 * Logs in with a social account. One that no member has goes on to the register form, which links it; a pop-up
 * that somebody closes says nothing, because they know.
 */
export function useSocialLogin() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const canRegister = useRouteExists(PATHS.register);
  const { channels, auth, loading } = useSocialAuth();
  const onRefused = (error: ApiError, payload: LoginPayload) => {
    const isNew = error.code === 'login.social.unlinked' && canRegister;
    if (!isNew || payload.type !== 'firebase' || payload.firebaseChannel === 'sms') {
      toast.error(errorText(error), { duration: toastDuration.long });
      return;
    }
    holdSocial({ channel: payload.firebaseChannel, idToken: payload.firebaseIdToken });
    if (pathname !== PATHS.register) void navigate({ pathname: PATHS.register, search });
  };
  const { mutate, isPending, variables } = useLogin({
    onAccepted: async () => {},
    persist: () => false,
    onRefused,
  });
  const refusalTexts: Readonly<Record<Exclude<SocialRefusal, 'closed'>, string>> = {
    blocked: t('social.blocked'),
    offline: t('social.offline'),
    otherWay: t('social.otherWay'),
    failed: t('social.failed'),
  };
  const start = async (channel: SocialChannel) => {
    const answer = await auth?.signIn(channel, language());
    if (!answer) return;
    if ('idToken' in answer)
      mutate({ type: 'firebase', firebaseChannel: channel, firebaseIdToken: answer.idToken });
    else if (answer.refused !== 'closed')
      toast.error(refusalTexts[answer.refused], { duration: toastDuration.long });
  };
  return {
    channels: auth || loading ? channels : [],
    /** Until Firebase is ready nothing can be pressed. */
    ready: auth !== undefined,
    start: (channel: SocialChannel) => void start(channel),
    /** Whose account the platform is asked for. */
    entering: isPending && variables.type === 'firebase' ? variables.firebaseChannel : undefined,
  };
}
