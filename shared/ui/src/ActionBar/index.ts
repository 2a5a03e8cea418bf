export { ActionBar, type ActionBarProps } from './ActionBar';
export { ActionState, type ActionStateProps } from './ActionState';
