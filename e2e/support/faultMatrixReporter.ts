import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, cellsIn, matrixTable } from '../federation/faults/matrix';

const FILE = path.join(import.meta.dirname, '../results/fault-matrix.md');

/**
 * Prints which fault of which remote was seen as what, and how the page came back; and writes it to
 * `results/fault-matrix.md`. It says nothing when the run had no such tests.
 */
export default class FaultMatrixReporter implements Reporter {
  readonly #cells = new Map<string, Cell>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return;
    // Those of the try that has just ended, besides those that the test was declared with.
    const annotations = [...test.annotations, ...result.annotations];
    for (const cell of cellsIn(annotations, test.outcome() !== 'unexpected'))
      this.#cells.set(`${cell.fault}, ${cell.column}`, cell);
  }

  onEnd(_result: FullResult): void {
    if (this.#cells.size === 0) return;
    const table = matrixTable([...this.#cells.values()]);
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${table}\n`);
    process.stdout.write(`\nFaults, as reported / what brought the page back\n\n${table}\n\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
