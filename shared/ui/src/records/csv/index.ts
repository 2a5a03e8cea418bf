export { type CsvSource, csvFileName } from './csvSource';
export { ExportControl, type ExportControlProps } from './ExportControl';
export { everyPage } from './everyPage';
export { timestamp } from './timestamp';
