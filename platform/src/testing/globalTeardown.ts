export default async function tearDown(): Promise<void> {
  await (globalThis as { tidyUp?: () => Promise<void> }).tidyUp?.();
}
