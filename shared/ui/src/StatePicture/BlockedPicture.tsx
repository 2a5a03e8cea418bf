/** A globe with a bar: not offered here. */
export function BlockedPicture() {
  return (
    <>
      <ellipse cx="66" cy="94" rx="50" ry="6" fill="var(--s-surface-2)" />
      <circle cx="66" cy="48" r="36" fill="var(--s-surface-3)" />
      <path
        d="M30 48h72M66 12c14 10 14 62 0 72M66 12c-14 10-14 62 0 72M37 28c16 8 42 8 58 0M37 68c16-8 42-8 58 0"
        stroke="var(--s-line-strong)"
        strokeWidth="1.600"
        opacity=".7"
      />
      <circle cx="90" cy="70" r="18" fill="var(--s-bg)" />
      <circle cx="90" cy="70" r="14" fill="var(--s-accent)" />
      <path d="M84 70h12" stroke="var(--s-on-accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
