import type { SecurityOverview } from '@site/contracts/areas/security';
import { lazySheet } from '@site/ui/lazyPart';
import { useOpening } from '@site/ui/useSheet';
import { type ComponentType, useState } from 'react';
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
  const { value, opening, ...sheet } = useOpening(part === 'cards' ? undefined : part, useLeavePart(part));
  if (!isSheet(value)) return null;
  // A new sheet for each opening, so that nothing of the last one is left in it.
  return <Opened key={opening} part={value} open={sheet.open} onClose={sheet.close} overview={overview} />;
}

function Opened({ part, overview, ...sheet }: SheetPartProps & { part: Sheets }) {
  const [asItWas] = useState(overview);
  const Sheet = SHEETS[part];
  return <Sheet {...sheet} overview={asItWas} />;
}

const isSheet = (value: string | undefined): value is Sheets => value !== undefined && value in SHEETS;
