import { siteCommand } from '../cli/siteCommand';

type Options = Pick<Parameters<typeof siteCommand>[1], 'root' | 'environment'>;

/** What the `site` command says, to people and of faults, in one text. */
export async function saidBySite(args: readonly string[], options: Options): Promise<string> {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  await siteCommand(args, { ...options, output: { out: write, error: write } });
  return said;
}
