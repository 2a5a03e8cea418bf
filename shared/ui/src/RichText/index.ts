export { RichText, type RichTextProps } from './RichText';
export { sanitize } from './sanitize';
