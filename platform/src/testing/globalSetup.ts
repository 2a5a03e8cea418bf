import { prepareDatabases } from './preparedDatabases';

export default async function setUp(): Promise<void> {
  (globalThis as { deleteDatabases?: () => Promise<void> }).deleteDatabases = await prepareDatabases();
}
