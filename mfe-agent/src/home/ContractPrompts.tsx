import { useNavigate, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { useState } from 'react';
import { useTexts } from '../useTexts';
import { type ContractField, contractKinds } from './contracts';
import { useContractInfo } from './queries';

/** Asks for each contract that waits, one after another, once in a visit of the page. */
export function ContractPrompts() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { data } = useContractInfo();
  const [answered, setAnswered] = useState<readonly ContractField[]>([]);
  const next = contractKinds.find(({ field }) => data?.[field] && !answered.includes(field));
  const canSign = useRouteExists(next?.path ?? '');
  if (!next) return null;
  const cancel = () => setAnswered([...answered, next.field]);
  return (
    <Dialog
      required
      open
      key={next.field}
      onClose={cancel}
      title={t(next.title)}
      actions={
        <>
          <Button variant="quiet" onClick={cancel}>
            {t('contract.cancel')}
          </Button>
          {canSign && <Button onClick={() => void navigate(next.path)}>{t('contract.go')}</Button>}
        </>
      }
    >
      {t('contract.body')}
    </Dialog>
  );
}
