export { CopyButton, type CopyButtonProps } from './CopyButton';
export { CopyList } from './CopyList';
export { CopyRow, type CopyRowProps } from './CopyRow';
export { useCopy } from './useCopy';
