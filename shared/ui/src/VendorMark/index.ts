export { VendorMark } from './VendorMark';
