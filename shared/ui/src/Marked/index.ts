export { Marked } from './Marked';
