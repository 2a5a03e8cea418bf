import { Glyph } from '@site/ui/Glyph';
import { Icon } from '@site/ui/Icon';
import { direction } from '@site/ui/records';
import { ArrowDownLeft, ArrowUpRight, Minus } from 'lucide-react';

const PICTURES = { up: ArrowDownLeft, down: ArrowUpRight, even: Minus } as const;

/** Whether money came in or went out. The sign of the amount says it too. */
export function FlowGlyph({ amount }: { amount: string }) {
  return (
    <Glyph>
      <Icon of={PICTURES[direction(amount)]} size={20} />
    </Glyph>
  );
}
