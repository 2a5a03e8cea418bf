import { hasCode, useApiMutation } from '@site/api';
import { type AffiliateUrl, deleteAffiliateUrl } from '@site/contracts/areas/agentAccounts';
import { useErrorText } from '@site/i18n';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { refreshLinks } from '../queries';

/**
 * Deletes a link, once it is confirmed. One that is gone already is deleted, too.
 *
 * @param nameOf What the question calls it.
 * @param onDeleted Its card is about to go.
 */
export function useDeleteLink(nameOf: (link: AffiliateUrl) => string, onDeleted: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const isGone = () => {
    toast.success(t('accounts.link.deleted'));
    refreshLinks();
    onDeleted();
  };
  const press = useApiMutation(deleteAffiliateUrl, {
    silent: true,
    onSuccess: isGone,
    onError: (error) => (hasCode(error, 'not.found') ? isGone() : toast.error(errorText(error))),
  });
  return {
    /** The one that is being deleted. */
    deleting: press.isPending ? press.variables?.id : undefined,
    async ask(link: AffiliateUrl): Promise<void> {
      const sure = await confirm({
        title: t('accounts.link.deleteTitle', { name: nameOf(link) }),
        body: t('accounts.link.deleteBody'),
        confirmLabel: t('accounts.link.delete'),
        cancelLabel: t('accounts.link.keep'),
        tone: 'danger',
      });
      if (sure) press.mutate({ id: link.id });
    },
  };
}
