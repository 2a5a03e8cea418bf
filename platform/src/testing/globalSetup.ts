import { writeMigratedDump } from './migratedDump';

export default async function setUp(): Promise<void> {
  if (process.env.DATABASE_URL) return;
  (globalThis as { deleteDump?: () => void }).deleteDump = await writeMigratedDump();
}
