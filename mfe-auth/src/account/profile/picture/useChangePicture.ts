import { type ApiError, call, queryClient, queryOptionsFor, sendPicture } from '@site/api';
import { headIcon, setHeadIcon } from '@site/contracts/areas/account';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import { useCallback } from 'react';
import { useAction } from '../../../access/passkeys/useAction';
import { useTexts } from '../../../useTexts';
import { refreshProfile } from '../queries';

const silent = { silent: true } as const;

/** Makes another picture the member's: one of the choices by its id, or an own one, which is sent first. */
export function useChangePicture(onDone: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const showFailure = useCallback(
    (error: ApiError) => void toast.error(errorText(error), { duration: toastDuration.long }),
    [errorText],
  );
  const { run, pending } = useAction(showFailure);

  const take = async (id: string) => {
    await call(setHeadIcon, { id }, silent);
    refreshProfile();
    onDone();
  };
  return {
    pending,
    showFailure,
    choose: (id: string) =>
      run(async () => {
        await take(id);
        toast.success(t('profile.saved'), { duration: toastDuration.saved });
      }),
    send: (cut: () => Promise<Blob>) =>
      run(async () => {
        const { id } = await sendPicture(await cut(), 'ICON');
        await take(id);
        const { waiting } = await queryClient.fetchQuery(queryOptionsFor(headIcon, {}));
        if (waiting === undefined) toast.success(t('profile.saved'), { duration: toastDuration.saved });
        else toast.info(t('profile.sent'));
      }),
  };
}
