export default async function tearDown(): Promise<void> {
  await (globalThis as { deleteDatabases?: () => Promise<void> }).deleteDatabases?.();
}
