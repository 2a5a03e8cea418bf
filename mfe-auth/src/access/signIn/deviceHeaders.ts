/** Safari's own mark of a page that was started from the home screen. */
type WithStandalone = Navigator & { readonly standalone?: boolean };

/** The `Device` header of a login from an installed web app (AU-014); none in a browser tab. */
export function deviceHeaders(): Record<string, string> {
  // Drawn ahead for a document, the form is on no device yet.
  if (typeof window === 'undefined') return {};
  const installed =
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as WithStandalone).standalone === true;
  return installed ? { Device: 'OTHERS' } : {};
}
