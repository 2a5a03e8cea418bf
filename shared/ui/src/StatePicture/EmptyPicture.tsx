/** Cards with a star: a list that has nothing yet. */
export function EmptyPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <g transform="rotate(-10 44 52)">
        <rect x="22" y="24" width="42" height="58" rx="8" fill="var(--s-surface-2)" />
      </g>
      <g transform="rotate(9 88 52)">
        <rect x="68" y="24" width="42" height="58" rx="8" fill="var(--s-surface-2)" />
      </g>
      <rect x="42" y="14" width="48" height="66" rx="9" fill="var(--s-surface-3)" />
      <path
        d="M66 32l4.600 9.600 10.400 1.400-7.600 7.300 1.900 10.400L66 55.700l-9.300 5 1.900-10.400-7.600-7.300 10.400-1.400Z"
        stroke="var(--s-accent)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
}
