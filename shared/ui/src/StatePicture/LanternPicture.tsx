/** A lantern half drawn: the platform is being worked on. */
export function LanternPicture() {
  return (
    <>
      <ellipse cx="66" cy="96" rx="40" ry="5" fill="var(--s-surface-2)" />
      <path d="M66 2v14" stroke="var(--s-line-strong)" strokeWidth="2" strokeLinecap="round" />
      <rect x="54" y="16" width="24" height="8" rx="3" fill="var(--s-accent-text)" />
      <path d="M66 24H56C40 30 36 42 36 48s4 18 20 24h10Z" fill="var(--s-accent)" />
      <path
        d="M57 26C47 34 46 62 57 70"
        stroke="var(--s-on-accent)"
        strokeOpacity=".35"
        strokeWidth="1.600"
      />
      <path
        d="M66 24h10c16 6 20 18 20 24s-4 18-20 24H66"
        stroke="var(--s-line-strong)"
        strokeWidth="2"
        strokeDasharray="4 5"
        strokeLinecap="round"
      />
      <path
        d="M75 26c10 8 11 36 0 44"
        stroke="var(--s-line-strong)"
        strokeWidth="1.600"
        strokeDasharray="3 5"
        strokeLinecap="round"
      />
      <rect x="54" y="72" width="24" height="7" rx="3" fill="var(--s-accent-text)" />
      <path
        d="M60 79v8M66 79v11M72 79v8"
        stroke="var(--s-accent)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </>
  );
}
