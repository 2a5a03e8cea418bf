import type { Vendor } from '@site/contracts/areas/games';
import { Chip } from '@site/ui/Chip';
import { VendorMark } from '@site/ui/VendorMark';

export interface VendorChipsProps {
  vendors: readonly Vendor[];
  /** Code of the chosen vendor. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
}

/** A chip for each vendor, to stand in a row with others. */
export function VendorChips({ vendors, chosen, onChoose }: VendorChipsProps) {
  return vendors.map(({ accountTypeName: code, displayName }) => (
    <Chip
      key={code}
      selected={chosen === code}
      icon={<VendorMark vendor={code} />}
      onClick={() => onChoose(code)}
    >
      {displayName}
    </Chip>
  ));
}
