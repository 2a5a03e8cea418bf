import type { ContractKind } from '@site/contracts/areas/agentContracts';
import { Button } from '@site/ui/Button';
import { Sheet } from '@site/ui/Sheet';
import { useId, useState } from 'react';
import { useTexts } from '../../useTexts';
import { ChooseAgent } from './ChooseAgent';
import { OfferForm } from './OfferForm';
import { useDraftTerms } from './useDraftTerms';
import { useOffer } from './useOffer';

interface OfferSheetProps {
  kind: ContractKind;
  /** Who is chosen to begin with. */
  account?: string;
  open: boolean;
  onClose: () => void;
}

/** Offers a contract to a direct downline who is an agent. */
export default function OfferSheet({ kind, account, open, onClose }: OfferSheetProps) {
  const { t } = useTexts();
  const form = useId();
  const [to, setTo] = useState(account);
  /** `undefined` until the list of names was opened. */
  const [choosing, setChoosing] = useState<boolean>();
  const draft = useDraftTerms();
  const offer = useOffer(kind, draft, onClose);

  if (choosing)
    return (
      <Sheet open={open} onClose={onClose} title={t('contracts.choose.title')}>
        <ChooseAgent
          chosen={to}
          onBack={() => setChoosing(false)}
          onChoose={(chosen) => {
            offer.forget();
            setTo(chosen);
            setChoosing(false);
          }}
        />
      </Sheet>
    );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('contracts.offer.title')}
      footer={
        <Button block type="submit" form={form} loading={offer.isPending}>
          {t('contracts.offer.send')}
        </Button>
      }
    >
      <OfferForm
        id={form}
        kind={kind}
        to={to}
        draft={draft}
        fault={offer.fault}
        resting={offer.isPending}
        returning={choosing === false}
        onChange={offer.forget}
        onChoose={() => setChoosing(true)}
        onSend={() => offer.send(to)}
      />
    </Sheet>
  );
}
