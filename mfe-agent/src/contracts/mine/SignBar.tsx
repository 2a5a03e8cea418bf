import { useMerchant } from '@site/api';
import type { Contract } from '@site/contracts/areas/agentContracts';
import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import { useDecision } from './useDecision';

/** The two answers to a contract that waits. */
export function SignBar({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const { t } = useTexts();
  const house = useMerchant().name;
  const { pending, accept, reject } = useDecision(contract, onDone);
  return (
    <ActionBar>
      <Button
        variant="quiet"
        loading={pending === 'REJECT'}
        disabled={pending !== undefined}
        onClick={() => void reject(contract.from ?? house)}
      >
        {t('contracts.reject.confirm')}
      </Button>
      <Button loading={pending === 'ACCEPT'} disabled={pending !== undefined} onClick={accept}>
        {t('contracts.accept')}
      </Button>
    </ActionBar>
  );
}
