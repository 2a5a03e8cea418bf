export { BrandMark, type BrandMarkProps, BrandWordmark } from './BrandMark';
