/* Flags keep their colours in every theme. */

/** Red over white, in a disc of 20. */
export function IndonesianFlag() {
  return (
    <>
      <path fill="#fff" d="M0 10h20v10H0z" />
      <path fill="#ce1126" d="M0 0h20v10H0z" />
    </>
  );
}
