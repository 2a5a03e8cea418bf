export { HelpList, type HelpListProps } from './HelpList';
