import { useApiMutation } from '@site/api';
import { type Contract, decideDividend, decideSalary } from '@site/contracts/areas/agentContracts';
import { useErrorText } from '@site/i18n';
import { useConfirm } from '@site/ui/Dialog';
import { toast } from '@site/ui/Toast';
import { useTexts } from '../../useTexts';
import { refreshContracts, showDecided } from '../cache';
import { isSalary } from '../kinds';
import { useIsSelf } from '../useSelf';

/** Signs or refuses a contract that waits. Signing asks nothing more, refusing asks once. */
export function useDecision({ id, kind }: Pick<Contract, 'id' | 'kind'>, onDone: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const isSelf = useIsSelf();
  const whatFollows = {
    silent: true,
    onSuccess(contract: Contract) {
      // Whoever has signed in meanwhile is told nothing of it.
      if (!isSelf(contract.to)) return;
      showDecided(contract);
      toast.success(t(contract.status === 'REJECTED' ? 'contracts.rejected' : 'contracts.signed'));
      onDone();
    },
    // It may have been decided on another phone, or taken back.
    onError: (error: Error) => void toast.error(errorText(error)),
    onSettled: () => refreshContracts(),
  };
  const salary = useApiMutation(decideSalary, whatFollows);
  const dividend = useApiMutation(decideDividend, whatFollows);
  const call = isSalary(kind) ? salary : dividend;
  return {
    /** What is on its way. */
    pending: call.isPending ? call.variables?.action : undefined,
    accept: () => call.mutate({ id, action: 'ACCEPT' }),
    async reject(from: string) {
      const sure = await confirm({
        title: t('contracts.reject.title'),
        body: t('contracts.reject.body', { from }),
        confirmLabel: t('contracts.reject.confirm'),
        cancelLabel: t('contracts.reject.cancel'),
        tone: 'danger',
      });
      if (sure) call.mutate({ id, action: 'REJECT' });
    },
  };
}
