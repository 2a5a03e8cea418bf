import { BRAND_SYMBOLS } from '@site/contracts/federation/documents';

export interface BrandMarkProps {
  className?: string | undefined;
}

/** The merchant's mark, in the theme's colours. Its name is read out where it stands for a word. */
export function BrandMark({ className }: BrandMarkProps) {
  return <BrandSymbol id={BRAND_SYMBOLS.mark} className={className} />;
}

/** The merchant's name as its brand writes it. */
export function BrandWordmark({ className }: BrandMarkProps) {
  return <BrandSymbol id={BRAND_SYMBOLS.wordmark} className={className} />;
}

/** The drawings stand in the document itself, put there when it was composed. */
function BrandSymbol({ id, className }: BrandMarkProps & { id: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
