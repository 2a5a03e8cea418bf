import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useOwnFonts } from './fonts';
import { prepareDatabases } from './preparedDatabases';

export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-test-'));
  useOwnFonts(folder);
  const dropDatabases = await prepareDatabases(folder);
  (globalThis as { tidyUp?: () => Promise<void> }).tidyUp = async () => {
    await dropDatabases();
    rmSync(folder, { recursive: true });
  };
}
