import type { Command } from 'commander';
import type { HealthSource } from '../health/HealthSource';
import type { PlatformOfFigures } from '../health/platformSource';
import { describeChange } from '../product/deploy/composition';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { merchantCodes, readMerchant } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import type { SiteChanges } from './changes/SiteChanges';

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

export interface CommandContext {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly delivery: DeliveryContext;
  readonly output: Output;
  readonly changes: SiteChanges;
  /** Where figures of health come from; undefined where nothing says so. */
  readonly source?: HealthSource | undefined;
  /** The platform that has them, which is told whose figures it is to keep. */
  readonly figures?: PlatformOfFigures | undefined;
  /** Tells the platform that something else is live for a merchant. */
  readonly tellPlatform: (merchant: string) => Promise<void>;
  /** The platform that is asked and told; undefined where none is known. */
  readonly platformUrl?: string | undefined;
}

export interface JsonOption {
  readonly json?: boolean;
}

/** A command that has `--json` and examples in its help. */
export function describe(command: Command, description: string, examples: readonly string[]): Command {
  return command
    .description(description)
    .option('--json', 'write JSON for scripts')
    .addHelpText(
      'after',
      `\nExamples:\n${examples.map((example) => `  npm run site -- ${example}`).join('\n')}`,
    );
}

/** Writes lines for people, or the same facts as JSON. */
export function answer(
  { output }: CommandContext,
  { json }: JsonOption,
  facts: unknown,
  lines: readonly string[],
): void {
  output.out(json ? `${JSON.stringify(facts, undefined, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
}

/** `2026-01-02T03:04:05.678Z` → `2026-01-02T03:04:05Z`: what a person compares. */
export function toSecond(instant: string): string {
  return instant.replace(/\.\d+(?=Z$)/, '');
}

/** @throws Refusal that shows how it is written. */
export function parseRelease(text: string): { component: string; release: string } {
  const [component, release, ...rest] = text.split('@');
  if (component && release && rest.length === 0) return { component, release };
  throw new Refusal(`"${text}" is not a release: write remote and release as mfe-games@1.4.0.`);
}

/** Columns side by side. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, text] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, text.length);
  }
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What is new of a deployment; one without changed releases carries changed settings of the merchant, or a pause. */
export function describeChanges({
  changes,
  action,
}: Pick<Deployment, 'changes'> & { action?: string }): string {
  if (changes.length > 0) return changes.map(describeChange).join(', ');
  return action === 'pause' || action === 'resume' ? 'shares as they were' : 'settings of the merchant';
}

/**
 * The merchant that was asked for, or all.
 *
 * @throws Refusal naming those that exist.
 */
export async function chosenMerchants(
  { delivery }: CommandContext,
  code: string | undefined,
): Promise<string[]> {
  if (code === undefined) return merchantCodes(delivery.merchantsFolder);
  await readMerchant(delivery.merchantsFolder, code);
  return [code];
}
