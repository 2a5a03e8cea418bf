import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Merchant, Merchant as MerchantSchema } from '@site/contracts/federation/merchant';
import { compileBrand } from '@site/ui/tokens/compileBrand';
import { Refusal } from '../../refusal';
import { isPublicHost } from './publicHost';

/** A white label: all that makes one merchant's site differ from another's. */
export interface MerchantFolder {
  readonly merchant: Merchant;
  /** The brand's tokens as a style sheet. */
  readonly brandCss: string;
  /** The mark alone, square, and the name as drawn letters. */
  readonly logo: string;
  readonly wordmark: string;
}

/** Codes of the merchants in this folder, sorted. */
export async function merchantCodes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads and checks one merchant.
 *
 * @throws Refusal naming the merchants that exist, or the file and place that is wrong.
 */
export async function readMerchant(folder: string, code: string): Promise<MerchantFolder> {
  const codes = await merchantCodes(folder);
  if (!codes.includes(code))
    throw new Refusal(`There is no merchant "${code}": known are ${codes.join(', ')}.`);
  const read = async (name: string) => {
    try {
      return await readFile(path.join(folder, code, name), 'utf8');
    } catch {
      throw new Refusal(`Merchant ${code} has no ${name}: add it to its folder.`);
    }
  };
  const [settings, tokens, logo, wordmark] = await Promise.all(
    ['merchant.json', 'brand.tokens.json', 'logo.svg', 'wordmark.svg'].map(read),
  );
  return {
    merchant: parseMerchant(parseJson(settings, `${code}/merchant.json`), code),
    brandCss: compile(parseJson(tokens, `${code}/brand.tokens.json`), code),
    logo: logo ?? '',
    wordmark: wordmark ?? '',
  };
}

/** Reads every merchant and makes sure that no host name is two merchants'. */
export async function readMerchants(folder: string): Promise<MerchantFolder[]> {
  const merchants = await Promise.all(
    (await merchantCodes(folder)).map((code) => readMerchant(folder, code)),
  );
  const owners = new Map<string, string>();
  for (const { merchant } of merchants) {
    for (const host of merchant.hosts) {
      const owner = owners.get(host);
      if (owner)
        throw new Refusal(`Host name ${host} is both ${owner}'s and ${merchant.code}'s: take it from one.`);
      owners.set(host, merchant.code);
    }
  }
  return merchants;
}

function parseMerchant(json: unknown, code: string): Merchant {
  const parsed = MerchantSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(`Merchant ${code}: merchant.json at ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const merchant = parsed.data;
  if (merchant.code !== code)
    throw new Refusal(`Merchant ${code}: merchant.json says code "${merchant.code}".`);
  if (!merchant.languages.includes(merchant.defaultLanguage)) {
    throw new Refusal(
      `Merchant ${code}: defaultLanguage ${merchant.defaultLanguage} is not one of its languages.`,
    );
  }
  const publicHost = merchant.hosts.find(isPublicHost);
  if (merchant.overrides && publicHost) {
    throw new Refusal(
      `Merchant ${code}: overrides are for development, and ${publicHost} is a public host name: take "overrides" out of merchant.json.`,
    );
  }
  if (merchant.signatures && merchant.signatures !== 'required' && publicHost) {
    throw new Refusal(
      `Merchant ${code}: signatures "${merchant.signatures}" is for development, and ${publicHost} is a public host name: take "signatures" out of merchant.json.`,
    );
  }
  if (merchant.firebase?.emulator && publicHost) {
    throw new Refusal(
      `Merchant ${code}: a Firebase emulator is for development, and ${publicHost} is a public host name: take "emulator" out of merchant.json.`,
    );
  }
  return merchant;
}

function parseJson(text: string | undefined, file: string): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function compile(tokens: unknown, code: string): string {
  try {
    return compileBrand(tokens);
  } catch (error) {
    throw new Refusal(`Merchant ${code}: ${error instanceof Error ? error.message : error}`);
  }
}
