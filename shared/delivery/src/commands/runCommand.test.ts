import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a command in a process of its own, and sends it a signal once it has written something. */
function command(body: string, signal?: NodeJS.Signals) {
  const script = `
    import { start } from ${JSON.stringify(path.resolve(__dirname, '../processes/run.ts'))};
    import { Refusal } from ${JSON.stringify(path.resolve(__dirname, '../refusal.ts'))};
    import { runCommand } from ${JSON.stringify(path.resolve(__dirname, 'runCommand.ts'))};
    const child = start(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {});
    await runCommand(async () => { ${body} }, async () => console.log('cleaned up, child', child.pid));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    // Where the package is found: all workspaces are tested in one run.
    cwd: WORKSPACE,
  });
  return new Promise<{ code: number | null; output: string; error: string; childIsGone: boolean }>(
    (resolve) => {
      let output = '';
      let error = '';
      child.stdout.on('data', (text) => {
        output += text;
        if (signal && output === 'working\n') {
          // As a signal to the whole process group does, which the launcher passes on once more.
          child.kill(signal);
          child.kill(signal);
        }
      });
      child.stderr.on('data', (text) => {
        error += text;
      });
      child.on('close', (code) => resolve({ code, output, error, childIsGone: isGone(output) }));
    },
  );
}

const WORKSPACE = path.resolve(__dirname, '../..');

function isGone(output: string): boolean {
  const pid = Number(/child (\d+)/.exec(output)?.[1]);
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return pid > 0;
  }
}

describe('runCommand', () => {
  it('ends with the command’s exit code, and everything it started', async () => {
    expect(await command('return 3;')).toMatchObject({ code: 3, error: '', childIsGone: true });
  });

  it('tells a person in one line what cannot be done', async () => {
    expect(await command("throw new Refusal('Port 1 is in use.');")).toMatchObject({
      code: 1,
      error: 'Port 1 is in use.\n',
      childIsGone: true,
    });
  });

  it('gives scripts a code to tell a refusal by, where it has one', async () => {
    const { code, error } = await command("throw new Refusal('They do not fit.', 'unfit.contract');");
    expect([code, error]).toEqual([1, 'They do not fit. [unfit.contract]\n']);
  });

  it('shows a fault of ours whole', async () => {
    const { code, error } = await command("throw new TypeError('oops');");
    expect(code).toBe(1);
    expect(error).toMatch(/^TypeError: oops\n +at /);
  });

  it.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('ends everything on %s', async (signal, code) => {
    const ended = await command("console.log('working'); await new Promise(() => {}); return 0;", signal);
    expect(ended).toMatchObject({ code, error: '', childIsGone: true });
    expect(ended.output).toContain('cleaned up');
  });
});
