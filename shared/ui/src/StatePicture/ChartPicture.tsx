/** A board with bars and a line: nothing to compare yet. */
export function ChartPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <rect x="22" y="14" width="88" height="70" rx="10" fill="var(--s-surface-3)" />
      <rect x="36" y="54" width="12" height="18" rx="3" fill="var(--s-surface-2)" />
      <rect x="60" y="42" width="12" height="30" rx="3" fill="var(--s-surface-2)" />
      <rect x="84" y="60" width="12" height="12" rx="3" fill="var(--s-surface-2)" />
      <path
        d="m36 42 18-10 16 6 26-14"
        stroke="var(--s-accent-edge)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
