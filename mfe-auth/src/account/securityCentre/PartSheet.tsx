import type { SecurityOverview } from '@site/contracts/areas/security';
import { lazySheet } from '@site/ui/lazyPart';
import { type ComponentType, useRef, useState } from 'react';
import { type Part, type PartProps, useLeavePart, usePart } from './parts';

/** What a sheet of the security centre gets. */
export interface SheetPartProps extends PartProps {
  /** As it was when the sheet opened: what it changes must not change it while it closes. */
  overview: SecurityOverview;
}

/** Bank cards are a view of their own; everything else opens over the page. */
type Sheets = Exclude<Part, 'cards'>;

const SHEETS: Record<Sheets, ComponentType<SheetPartProps>> = {
  addCard: lazySheet(() => import('./cards/AddCardSheet')),
  payment: lazySheet(() => import('./payment/PaymentPasswordSheet')),
  reset: lazySheet(() => import('./payment/ResetSheet')),
  questions: lazySheet(() => import('./questions/QuestionsSheet')),
  email: lazySheet(() => import('./details/EmailSheet')),
  payee: lazySheet(() => import('./details/PayeeNameSheet')),
  phone: lazySheet(() => import('./details/PhoneSheet')),
};

/** The sheet of the part that the address names, and the last one for as long as it closes. */
export function PartSheet({ overview }: { overview: SecurityOverview }) {
  const part = usePart();
  const leave = useLeavePart(part);
  const wanted = part === 'cards' ? undefined : part;
  const [shown, show] = useState<{
    opening: number;
    open: boolean;
    part: Sheets;
    overview: SecurityOverview;
  }>();
  if (wanted && !(shown?.open && shown.part === wanted))
    show({ opening: (shown?.opening ?? 0) + 1, open: true, part: wanted, overview });
  else if (!wanted && shown?.open) show({ ...shown, open: false });

  const left = useRef<number>(undefined);
  if (!shown) return null;
  const close = () => {
    // One step for each opening: a second press while the sheet closes must not leave the page.
    if (!shown.open || left.current === shown.opening) return;
    left.current = shown.opening;
    leave();
  };
  const Sheet = SHEETS[shown.part];
  // A new sheet for each opening, so that nothing of the last one is left in it.
  return <Sheet key={shown.opening} open={shown.open} onClose={close} overview={shown.overview} />;
}
