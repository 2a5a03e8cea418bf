import { type ApiError, useApiMutation } from '@site/api';
import { changePassword } from '@site/contracts/areas/passwords';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { getSession } from '@site/session';
import { toast, toastDuration } from '@site/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { renewRemembered } from '../../access/remembered/renewRemembered';
import { dropHeldPassword } from '../../access/signIn/heldPassword';
import { useTexts } from '../../useTexts';

/** Sends the new password; home follows when its notice has been read (AU-079 to AU-081). */
export function useChangePassword(onRefused: (error: ApiError) => void) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const goHome = useEffectEvent(() => void navigate(PATHS.home, { replace: true }));
  const change = useApiMutation(changePassword, {
    silent: true,
    onMutate: () => toast.loading(t('changePassword.saving'), { duration: toastDuration.loadingCapped }),
    onSuccess: async (_nothing, { oldPassword, newPassword }) => {
      dropHeldPassword();
      const userName = getSession()?.userName ?? '';
      await renewRemembered({ userName, oldPassword, newPassword });
      toast.success(t('changePassword.saved'), { duration: toastDuration.saved });
    },
    onError: (error, _request, notice) => {
      toast.dismiss(notice);
      onRefused(error);
    },
  });
  useEffect(() => {
    if (!change.isSuccess) return;
    const timer = setTimeout(goHome, toastDuration.saved);
    return () => clearTimeout(timer);
  }, [change.isSuccess]);
  return { send: change.mutate, sending: change.isPending || change.isSuccess };
}
