/** Two people, one of them coming forward: nobody has joined yet. */
export function FriendsPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <circle cx="42" cy="38" r="14" fill="var(--s-surface-2)" />
      <path d="M18 82c0-15 10-24 24-24s24 9 24 24Z" fill="var(--s-surface-2)" />
      <circle cx="86" cy="34" r="16" fill="var(--s-surface-3)" />
      <path d="M58 84c0-17 12-28 28-28s28 11 28 28Z" fill="var(--s-surface-3)" />
      <path
        d="M72 82c1.500-9 7-14 14-14s12.500 5 14 14"
        stroke="var(--s-accent)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
