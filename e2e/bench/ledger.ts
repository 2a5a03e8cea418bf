import { measureByPlatform } from './platformProgram';

/*
 * What a spin, the gate that it passes, a balance and a page of transactions cost for a player with 100 entries and with
 * a million, on PGlite and on Postgres. The platform's own program measures: there is no call between it and its ledger.
 */

/** Measures, and passes on what the program prints. */
export const measureLedger = () => measureByPlatform('src/testing/printLedgerTimes.ts');
