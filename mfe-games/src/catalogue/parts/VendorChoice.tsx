import type { Vendor } from '@site/contracts/areas/games';
import { Chip } from '@site/ui/Chip';
import { useTexts } from '../../useTexts';
import { Choice } from './Choice';
import { VendorChips } from './VendorChips';

export interface VendorChoiceProps {
  vendors: readonly Vendor[];
  /** Its code; `undefined`: all. */
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

/** One provider, or all. */
export function VendorChoice({ vendors, value, onChoose }: VendorChoiceProps) {
  const { t } = useTexts();
  return (
    <Choice legend={t('filter.vendor')}>
      <Chip selected={value === undefined} onClick={() => onChoose(undefined)}>
        {t('filter.all')}
      </Chip>
      <VendorChips vendors={vendors} chosen={value} onChoose={onChoose} />
    </Choice>
  );
}
