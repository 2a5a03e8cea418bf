/** A magnifying glass: nothing was found. */
export function SearchPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <circle cx="60" cy="44" r="30" fill="var(--s-surface-3)" />
      <circle cx="60" cy="44" r="20" fill="var(--s-surface-2)" />
      <path d="m82 66 22 20" stroke="var(--s-surface-3)" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M48 44a12 12 0 0 1 12-12"
        stroke="var(--s-accent-edge)"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
