/** A box with a bow: nothing to take yet. */
export function GiftPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <rect x="30" y="42" width="72" height="42" rx="8" fill="var(--s-surface-3)" />
      <rect x="24" y="30" width="84" height="18" rx="7" fill="var(--s-surface-2)" />
      <rect x="58" y="30" width="16" height="54" fill="var(--s-surface-2)" />
      <path
        d="M66 29c-5-15-21-17-22-8-.6 6 9 9 22 8Zm0 0c5-15 21-17 22-8 .6 6-9 9-22 8Z"
        stroke="var(--s-accent-edge)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
