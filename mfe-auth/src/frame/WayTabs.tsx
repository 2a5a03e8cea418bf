import { TabPanel, Tabs } from '@site/ui/Tabs';
import type { ReactNode } from 'react';
import styles from './WayTabs.module.css';

interface WayTabsProps<Way extends string> {
  /** Unique in the page. */
  id: string;
  label: string;
  ways: readonly { readonly value: Way; readonly label: string }[];
  way: Way;
  onChange: (way: Way) => void;
  /** One form for all ways, so that what was typed in one is there in the other. */
  children: ReactNode;
}

/** A form that can be filled in more ways than one, with a tab for each. */
export function WayTabs<Way extends string>({ id, label, ways, way, onChange, children }: WayTabsProps<Way>) {
  return (
    <>
      <Tabs
        variant="segmented"
        className={styles.ways}
        label={label}
        panels={id}
        value={way}
        onChange={onChange}
        items={ways}
      />
      <TabPanel panels={id} value={way}>
        {children}
      </TabPanel>
    </>
  );
}
