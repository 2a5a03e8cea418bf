export { TabPanel, type TabPanelProps } from './TabPanel';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
