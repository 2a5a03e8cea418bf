import { useCurrencySymbol } from '@site/api';
import type { BetRecord } from '@site/contracts/areas/records';
import { formatDateTime } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Money } from '@site/ui/Money';
import { RecordDetails } from '@site/ui/records';
import { Sheet } from '@site/ui/Sheet';
import { Play } from 'lucide-react';
import { useLaunch } from '../play/launch/useLaunch';
import { useTexts } from '../useTexts';
import { StatusText } from './StatusText';

export interface BetSheetProps {
  open: boolean;
  bet: BetRecord;
  onClose: () => void;
}

/** One bet with all its figures, and the way back into its game as long as there is one. */
export default function BetSheet({ open, bet, onClose }: BetSheetProps) {
  const { t } = useTexts();
  const launch = useLaunch();
  const symbol = useCurrencySymbol();
  const { game, valid, win, net } = bet;
  const pending = bet.status === 'PENDING';
  const play =
    game &&
    (() => {
      onClose();
      launch(game);
    });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={bet.gameName}
      footer={
        play && (
          <Button block icon={<Icon of={Play} size={20} />} onClick={play}>
            {t('records.playAgain')}
          </Button>
        )
      }
    >
      <RecordDetails
        id={bet.id}
        idLabel={t('records.figure.id')}
        lines={[
          [t('records.figure.status'), <StatusText key="status" status={bet.status} />],
          [t('records.figure.bet'), <Money key="bet" symbol={symbol} amount={bet.bet} />],
          [t('records.figure.valid'), <Money key="valid" symbol={symbol} amount={valid} />],
          [t('records.figure.win'), pending ? '–' : <Money key="win" symbol={symbol} amount={win} />],
          ...(net === undefined
            ? []
            : [
                [
                  t('records.figure.net'),
                  pending ? '–' : <Money key="net" signed symbol={symbol} amount={net} />,
                ] as const,
              ]),
          [t('records.figure.time'), formatDateTime(bet.at)],
          [t('records.figure.vendor'), bet.vendorName ?? bet.vendor],
          [t('records.figure.category'), t(`category.${bet.gameCategory}`)],
        ]}
      />
    </Sheet>
  );
}
