export { Glyph, type GlyphProps } from './Glyph';
