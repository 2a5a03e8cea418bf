/** The Union Flag, for English. */
export function UnionFlag() {
  return (
    <>
      <path fill="#1f3a7d" d="M0 0h20v20H0z" />
      <path stroke="#f4f5f8" strokeWidth="4" d="m0 0 20 20M20 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 20 20M20 0 0 20" />
      <path stroke="#f4f5f8" strokeWidth="6" d="M10 0v20M0 10h20" />
      <path stroke="#c8102e" strokeWidth="3.4" d="M10 0v20M0 10h20" />
    </>
  );
}
