export { CopyList } from './CopyList';
export { CopyRow, type CopyRowProps } from './CopyRow';
