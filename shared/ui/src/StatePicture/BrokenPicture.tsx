/** A card torn in two: something did not load. */
export function BrokenPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <rect x="14" y="26" width="32" height="44" rx="7" fill="var(--s-surface-2)" />
      <rect x="86" y="26" width="32" height="44" rx="7" fill="var(--s-surface-2)" />
      <path d="M51 14h22l-7 18 10 8-9 20 7 20H51a9 9 0 0 1-9-9V23a9 9 0 0 1 9-9Z" fill="var(--s-surface-3)" />
      <path d="M80 16h1a9 9 0 0 1 9 9v46a9 9 0 0 1-9 9h-1l-6-20 10-21-11-8Z" fill="var(--s-surface-3)" />
      <path
        d="M76.500 14 70 31.500l10.500 8.200L71 60l6.500 20"
        stroke="var(--s-accent)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
