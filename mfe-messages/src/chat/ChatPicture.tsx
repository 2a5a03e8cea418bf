/** Two bubbles: what is being said, or a cross where nothing could be. */
export function ChatPicture({ broken, className }: { broken: boolean; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 132 104" width="132" height="104" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <rect x="52" y="14" width="58" height="42" rx="12" fill="var(--s-surface-2)" />
      <path d="M94 52v15L80 54Z" fill="var(--s-surface-2)" />
      <rect x="20" y="32" width="66" height="44" rx="12" fill="var(--s-surface-3)" />
      <path d="M34 72v16l16-16Z" fill="var(--s-surface-3)" />
      <path
        d={broken ? 'm45 46 16 16m0-16L45 62' : 'M36 48h34M36 60h20'}
        stroke="var(--s-accent-edge)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
