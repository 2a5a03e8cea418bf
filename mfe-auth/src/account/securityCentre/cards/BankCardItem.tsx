import { hasCode, useApiMutation } from '@site/api';
import type { BankCard } from '@site/contracts/areas/bankCards';
import { removeBankCard } from '@site/contracts/areas/security';
import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { Dialog, useConfirm } from '@site/ui/Dialog';
import { IconButton } from '@site/ui/IconButton';
import { useMoneyText } from '@site/ui/Money';
import { Tag } from '@site/ui/Tag';
import { toast, toastDuration } from '@site/ui/Toast';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BankMark } from '../../../cashier/parts/BankMark';
import { useTexts } from '../../../useTexts';
import { refreshSecurity } from '../queries';
import styles from './BankCardItem.module.css';

/** One card: whose it is, its last figures, and the way to remove it, unless a withdrawal goes to it. */
export function BankCardItem({ card }: { card: BankCard }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const confirm = useConfirm();
  const [needed, setNeeded] = useState(false);
  const moneyText = useMoneyText();
  const { bankName, cardNo, holder, inUse, waiting } = card;
  const name = t('security.cards.named', { bank: bankName, last: cardNo });
  const { mutate, isPending } = useApiMutation(removeBankCard, {
    silent: true,
    onSuccess: () => toast.success(t('security.cards.removed', { card: name })),
    onError: (error) => {
      if (hasCode(error, 'bank.card.in.use')) setNeeded(true);
      else toast.error(errorText(error), { duration: toastDuration.long });
    },
    // Whatever came of it: the list may not be as it was.
    onSettled: refreshSecurity,
  });
  const ask = async () => {
    if (inUse) return setNeeded(true);
    const sure = await confirm({
      title: t('security.cards.removeQuestion', { card: name }),
      body: t('security.cards.removeBody'),
      confirmLabel: t('security.cards.removeYes'),
      cancelLabel: t('security.cards.keep'),
      tone: 'danger',
    });
    if (sure) mutate({ id: card.id });
  };
  return (
    <li>
      <Card padded={false} className={styles.card}>
        <div className={styles.top}>
          <BankMark name={bankName} />
          <p className={styles.names}>
            <b>{bankName}</b> <small>{holder}</small>
          </p>
          <IconButton
            icon={Trash2}
            iconSize={20}
            label={t('security.cards.remove', { card: name })}
            aria-busy={isPending || undefined}
            onClick={() => void ask()}
          />
        </div>
        <p className={styles.number}>
          <VisuallyHidden>{t('security.cards.endsIn')}</VisuallyHidden>{' '}
          <span>
            <i aria-hidden="true">•••• ••••</i> {cardNo}
          </span>
          {inUse && <Tag tone="info">{t('security.cards.waits')}</Tag>}
        </p>
      </Card>
      <Dialog
        required
        open={needed}
        onClose={() => setNeeded(false)}
        title={t('security.cards.needed')}
        actions={
          <Button variant="quiet" onClick={() => setNeeded(false)}>
            {t('security.close')}
          </Button>
        }
      >
        {waiting === undefined
          ? t('security.cards.neededBody', { card: name })
          : t('security.cards.neededFor', { card: name, amount: moneyText(waiting) })}
      </Dialog>
    </li>
  );
}
