/** The stripes of Thailand, for Thai. */
export function ThaiFlag() {
  return (
    <>
      <path fill="#f4f5f8" d="M0 0h20v20H0z" />
      <path fill="#a51931" d="M0 0h20v3.4H0zM0 16.6h20V20H0z" />
      <path fill="#2d2a4a" d="M0 6.7h20v6.6H0z" />
    </>
  );
}
