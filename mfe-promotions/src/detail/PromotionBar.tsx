import type { Promotion } from '@site/contracts/areas/messages';
import { ActionBar, ActionState } from '@site/ui/ActionBar';
import { Button } from '@site/ui/Button';
import { CircleHelp } from 'lucide-react';
import { Place } from '../Place/Place';
import type { PromotionState } from '../promotion/promotionState';
import { usePresses } from '../promotion/usePresses';
import { useTexts } from '../useTexts';
import { Standing } from './Standing';

interface PromotionBarProps {
  promotion: Promotion;
  state: PromotionState | undefined;
  /** Opens the form of a reward that needs one. */
  onRequest: () => void;
}

/** The bar at the foot of a promotion: its button, or how it stands; none for a status without one (PR-007). */
export function PromotionBar({ promotion, state, onRequest }: PromotionBarProps) {
  const presses = usePresses(promotion, onRequest);
  if (!state) return null;
  return (
    <ActionBar>
      {'status' in state ? (
        <Place taken={presses.isDone}>
          <Standing status={state.status} promotion={promotion} />
        </Place>
      ) : (
        <Action action={state.action} onRequest={onRequest} {...presses} />
      )}
    </ActionBar>
  );
}

interface ActionProps extends Pick<PromotionBarProps, 'onRequest'>, ReturnType<typeof usePresses> {
  action: 'join' | 'claim' | 'apply';
}

function Action({ action, onRequest, press, isPending, isUnknown }: ActionProps) {
  const { t } = useTexts();
  if (action === 'apply') {
    return (
      <Button block onClick={onRequest}>
        {t('action.claim')}
      </Button>
    );
  }
  if (action === 'claim' && isUnknown && !isPending) {
    return (
      <ActionState
        tone="warning"
        icon={CircleHelp}
        title={t('detail.bar.unknown')}
        action={
          <button type="button" onClick={() => press('claim')}>
            {t('detail.bar.again')}
          </button>
        }
      >
        {t('detail.bar.unknownBody')}
      </ActionState>
    );
  }
  const pending = action === 'join' ? t('detail.bar.joining') : t('detail.bar.claiming');
  return (
    <Button block loading={isPending} onClick={() => press(action)}>
      {isPending ? pending : t(`action.${action}`)}
    </Button>
  );
}
