import { useConfirm } from '@site/ui/Dialog';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../useTexts';
import type { ChangePasswordFields } from './changePasswordSchema';

/** Says in a dialog that the new password is the old one, and offers to type another (AU-078). */
export function useSamePassword(form: UseFormReturn<ChangePasswordFields>) {
  const { t } = useTexts();
  const confirm = useConfirm();
  return async (): Promise<void> => {
    const another = await confirm({
      title: t('changePassword.same'),
      body: t('changePassword.sameBody'),
      confirmLabel: t('changePassword.another'),
      cancelLabel: t('changePassword.cancel'),
    });
    if (another) form.setFocus('newPassword', { shouldSelect: true });
  };
}
