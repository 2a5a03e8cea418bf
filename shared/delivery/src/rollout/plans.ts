import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Plan } from '@site/contracts/federation/rollout';
import * as z from 'zod/mini';
import { errorCode } from '../errorCode';
import { Refusal } from '../refusal';

const FOLDER = 'plans';
const ENDING = '.json';

/**
 * Names of the plans that there are, sorted.
 *
 * @param policy The folder of what is decided by review; without it there are none.
 */
export async function planNames(policy: string | undefined): Promise<string[]> {
  if (policy === undefined) return [];
  try {
    const names = await readdir(path.join(policy, FOLDER));
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Reads a plan: the steps and limits of a rollout (FD-051).
 *
 * @throws Refusal naming those that there are, or what is wrong in its file.
 */
export async function readPlan(policy: string | undefined, name: string): Promise<Plan> {
  const names = await planNames(policy);
  if (policy === undefined || !names.includes(name)) {
    const known = names.length > 0 ? `there are ${names.join(', ')}` : 'there are none';
    throw new Refusal(`There is no plan "${name}" in release-policy/${FOLDER}: ${known}.`);
  }
  const file = path.join(policy, FOLDER, `${name}${ENDING}`);
  const parsed = z.safeParse(Plan, parseJson(await readFile(file, 'utf8'), file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(`${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
  }
  if (parsed.data.name === name) return parsed.data;
  throw new Refusal(`${file} says that its name is ${parsed.data.name}: a plan is called as its file is.`);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
}
