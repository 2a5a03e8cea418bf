import { TabPanel, Tabs } from '@site/ui/Tabs';
import type { ReactNode } from 'react';
import styles from './MethodTabs.module.css';

interface MethodTabsProps<Method extends string> {
  /** Unique in the page. */
  id: string;
  label: string;
  methods: readonly { readonly value: Method; readonly label: string }[];
  method: Method;
  onChange: (method: Method) => void;
  /** One form for all methods, so that what was typed in one is there in the other. */
  children: ReactNode;
}

/** A form that can be filled in by several methods, with a tab for each. */
export function MethodTabs<Method extends string>({
  id,
  label,
  methods,
  method,
  onChange,
  children,
}: MethodTabsProps<Method>) {
  return (
    <>
      <Tabs
        variant="segmented"
        className={styles.tabs}
        label={label}
        panels={id}
        value={method}
        onChange={onChange}
        items={methods}
      />
      <TabPanel panels={id} value={method}>
        {children}
      </TabPanel>
    </>
  );
}
