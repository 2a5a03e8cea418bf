import type { HealthState } from '@site/contracts/federation/consoleApi';
import { CircleCheck, CircleDashed, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';

/** Each state in a word and a shape; colour only repeats them. */
export const HEALTH_LOOKS: Readonly<
  Record<HealthState, { readonly icon: LucideIcon; readonly word: string; readonly means: string }>
> = {
  well: {
    icon: CircleCheck,
    word: 'Well',
    means: 'Fewer than 3 % of the loads of the last half hour went wrong.',
  },
  ailing: {
    icon: TriangleAlert,
    word: 'Faults',
    means: '3 % or more of the loads of the last half hour went wrong.',
  },
  quiet: { icon: CircleDashed, word: 'No loads', means: 'Nobody has loaded it in the last half hour.' },
  unknown: {
    icon: CircleHelp,
    word: 'Unknown',
    means: 'The source of figures says nothing: that is not the same as well.',
  },
};
