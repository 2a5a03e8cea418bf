import { Merchant } from '@site/contracts/federation/merchant';
import * as z from 'zod/mini';

/**
 * The JSON that the composed document carries in the block `id`. Throws when the block is missing or not
 * JSON: the document was composed wrongly, and nothing can start from it.
 */
export function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document has no block "${id}"`);
  return JSON.parse(text);
}

/** As readBlock, of a block that not every document has: undefined without it, or when it is not JSON. */
export function readOptionalBlock(id: string): unknown {
  try {
    return readBlock(id);
  } catch {
    return undefined;
  }
}

/** The merchant that this document was composed for. Throws when the block does not meet the schema. */
export function readMerchant(block: unknown): Merchant {
  return z.parse(Merchant, block);
}
