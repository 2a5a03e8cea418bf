/** An envelope: an inbox that has nothing. */
export function MailPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <rect x="24" y="26" width="84" height="56" rx="9" fill="var(--s-surface-3)" />
      <path
        d="M24 36a10 10 0 0 1 10-10h64a10 10 0 0 1 10 10L72 57a12 12 0 0 1-12 0Z"
        fill="var(--s-surface-2)"
      />
      <path
        d="m38 42 22 13a12 12 0 0 0 12 0l22-13"
        stroke="var(--s-accent-edge)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
