import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, matrixTable } from '../federation/faults/matrix';

const FILE = path.join(import.meta.dirname, '../results/fault-matrix.md');

/**
 * Prints which fault of which remote was seen as what, and how the page came back; and writes it to
 * `results/fault-matrix.md`. It says nothing when the run had no such tests.
 */
export default class FaultMatrixReporter implements Reporter {
  readonly #cells = new Map<string, Cell>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const fault = described(test.annotations, 'fault');
    const column = described(test.annotations, 'column');
    if (!fault || !column || result.status === 'skipped') return;
    const seen = result.annotations.find(({ type }) => type === 'seen')?.description;
    const text = seen && test.outcome() !== 'unexpected' ? seen : 'FAILED';
    this.#cells.set(test.id, { fault, column, text });
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

function described(annotations: TestCase['annotations'], type: string): string | undefined {
  return annotations.find((annotation) => annotation.type === type)?.description;
}
