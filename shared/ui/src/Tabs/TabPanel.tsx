import type { ReactNode } from 'react';
import { panelId, tabId } from './tabIds';

export interface TabPanelProps {
  /** The `panels` name of its `Tabs`. */
  panels: string;
  /** The value of the selected tab. */
  value: string;
  children: ReactNode;
  className?: string | undefined;
}

/** What the selected tab shows. */
export function TabPanel({ panels, value, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(panels, value)}
      aria-labelledby={tabId(panels, value)}
      className={className}
    >
      {children}
    </div>
  );
}
