import type { AccountRebates } from '@site/contracts/areas/rebates';
import { ActionBar } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { RateList } from '../../rates/RateList';
import { useTexts } from '../../useTexts';
import styles from './Edit.module.css';
import { SaveSheet } from './SaveSheet';
import { useRateChanges } from './useRateChanges';

interface DownlineRatesProps {
  user: string;
  account: string;
  known: AccountRebates;
}

/** Each rate between what the downline has given on and what the agent has; changes are saved together. */
export function DownlineRates({ user, account, known }: DownlineRatesProps) {
  const { t } = useTexts();
  const { rates, changes, question, undo, isPending, save } = useRateChanges(user, account, known);
  const count = changes.length;
  const isNone = count === 0;
  return (
    <div className={styles.page}>
      <div className={styles.rates}>
        <RateList
          rebates={known.rebates}
          rates={rates.rates}
          onChange={rates.move}
          faults={rates.faults}
          stops={rates.stops}
          account={known.account}
          resting={isPending}
        />
      </div>
      <ActionBar>
        <Button variant="quiet" disabled={isNone || isPending} onClick={undo}>
          {t('rebates.edit.undo')}
        </Button>
        <Button disabled={isNone || rates.faults.size > 0} aria-haspopup="dialog" onClick={question.show}>
          {isNone ? t('rebates.edit.none') : t('rebates.edit.save', { count })}
        </Button>
      </ActionBar>
      {question.opening > 0 && (
        <SaveSheet
          key={question.opening}
          open={question.open}
          onClose={question.close}
          account={known.account}
          changes={changes}
          isPending={isPending}
          onSave={save}
        />
      )}
    </div>
  );
}
