export default function tearDown(): void {
  (globalThis as { deleteDump?: () => void }).deleteDump?.();
}
