import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Asked by the cross, Esc, a press outside, a swipe to its edge, and Back on Android. */
  onClose: () => void;
  title: string;
  /** `bottom` rises from the foot, `right` is the 316-pixel drawer. */
  side?: 'bottom' | 'right';
  /** In the place of the title line, beside the cross: the side menu's avatar and name. The title is then read out only. */
  header?: ReactNode;
  /** Stays at the foot: Reset and a counted action, for instance. */
  footer?: ReactNode;
  children: ReactNode;
}
