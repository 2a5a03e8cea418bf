/** A page with a signature: no contract, or none any more. */
export function ContractPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <path
        d="M34 22a10 10 0 0 1 10-10h36l20 20v44a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10Z"
        fill="var(--s-surface-3)"
      />
      <path d="M80 12v14a6 6 0 0 0 6 6h14Z" fill="var(--s-surface-2)" />
      <rect x="46" y="38" width="40" height="6" rx="3" fill="var(--s-surface-2)" />
      <rect x="46" y="50" width="28" height="6" rx="3" fill="var(--s-surface-2)" />
      <path
        d="M46 72c6-9 9-9 9-2s4 6 8-1 6-4 6 0 4 4 9 0"
        stroke="var(--s-accent-edge)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
