import type { CareSettings } from '@site/contracts/areas/care';
import type { Opening } from '@site/ui/useSheet';
import { useState } from 'react';
import type { Place } from '../places';
import { isOfTime } from '../whichLimit';
import { AmountLimit } from './AmountLimit';
import { MinutesLimit } from './MinutesLimit';

export interface LimitSheetProps {
  place: Place;
  settings: CareSettings;
  sheet: Opening;
}

/** Sets a limit. A new sheet (`key`) for each opening: what was typed belongs to one. */
export function LimitSheet({ place, ...props }: LimitSheetProps) {
  // As it was when the sheet opened: what it changes must not change it while it closes.
  const [asItWas] = useState(place);
  const Limit = isOfTime(place) ? MinutesLimit : AmountLimit;
  return <Limit {...props} place={asItWas} />;
}
