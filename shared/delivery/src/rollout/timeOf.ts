import { type HealthSource, SourceUnknown } from '../health/HealthSource';
import { Refusal } from '../refusal';

/**
 * The time by the source's clock, at which a step begins (FD-064).
 *
 * @throws Refusal `source.unknown` when the source does not answer.
 */
export async function timeOf(source: HealthSource): Promise<Date> {
  try {
    return await source.now();
  } catch (error) {
    if (error instanceof SourceUnknown)
      throw new Refusal(`${error.message}: without figures no release is rolled out.`, 'source.unknown');
    throw error;
  }
}
