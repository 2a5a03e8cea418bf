import { runtime } from '@site/session/runtime';

/** A browser may still be reading the file when the press on the link is over. Milliseconds. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}

/** An installed app has no downloads to look into: its files go out by the system's share sheet. */
export function sharesFiles(file: File): boolean {
  return runtime().kind !== 'H5' && navigator.canShare?.({ files: [file] }) === true;
}

/** Opens the share sheet; needs a press of a button right before. Closing it is no failure. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    downloadFile(file);
  }
}
