import type { Command } from 'commander';
import type { DeliveryContext } from '../product/deploy/deploy';
import { publicAnswers } from '../product/firstView/publicAnswers';
import { type Refreshed, refreshViews } from '../product/firstView/refreshViews';
import { Refusal } from '../refusal';
import { answer, type CommandContext, chosenMerchants, describe, type JsonOption } from './output';

const WORDS: Readonly<Record<Refreshed, string>> = {
  refreshed: 'first views show what the platform says now',
  unchanged: 'first views show what the platform says already',
  none: 'there are no first views',
};

/** Draws the first views of what is live anew (decision 164). */
export function addRefreshCommand(program: Command, context: CommandContext): void {
  const { delivery, output } = context;
  describe(
    program.command('refresh'),
    'Draw what pages show before their scripts anew, from what the platform says now. Nothing is deployed by it: let a timer run it, once a minute at most.',
    ['refresh', 'refresh --merchant aurora', 'refresh --json'],
  )
    .option('--merchant <code>', 'one merchant only')
    .action(async (options: JsonOption & { readonly merchant?: string }) => {
      const { platformUrl } = context;
      if (platformUrl === undefined)
        throw new Refusal('There is no platform to ask: name it with PLATFORM_URL, or run npm start once.');
      const answers = publicAnswers(platformUrl);
      const facts: Record<string, Refreshed> = {};
      const failures: string[] = [];
      for (const code of await chosenMerchants(context, options.merchant)) {
        try {
          facts[code] = await refreshViews(delivery, code, {
            answers,
            say: (line) => output.error(`${line}\n`),
          });
        } catch (error) {
          failures.push(`${code} keeps what it shows: ${wordsOf(error)}.`);
        }
      }
      answer(context, options, facts, [
        ...Object.entries(facts).map(([code, refreshed]) => `${code}: ${WORDS[refreshed]}.`),
      ]);
      if (failures.length > 0) throw new Refusal(failures.join('\n'));
    });
}

/**
 * Draws the first views of what has just gone live, so that its pages do not fall back to their outlines until the next refresh.
 *
 * @param say Hears why it does.
 */
export async function drawAfterChange(
  delivery: DeliveryContext,
  merchant: string,
  platformUrl: string,
  say: (line: string) => void,
): Promise<void> {
  try {
    await refreshViews(delivery, merchant, { answers: publicAnswers(platformUrl), say });
  } catch (error) {
    say(`Pages of ${merchant} show their outlines until the next refresh: ${wordsOf(error)}.`);
  }
}

/** The reason of a failed request stands in its cause. */
function wordsOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error };
  return cause?.message || message;
}
