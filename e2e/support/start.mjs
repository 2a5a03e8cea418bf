import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/*
 * Starts the site under test with fresh data: what an earlier run has played, favoured or read must not
 * decide this one. Its releases stay, so that nothing is built again that has not changed.
 */

const root = path.join(import.meta.dirname, '../..');
const siteData = path.resolve(root, process.env.SITE_DATA ?? '.site/e2e');
rmSync(path.join(siteData, 'data'), { recursive: true, force: true });

const site = spawn(process.execPath, ['shared/delivery/bin/run.mjs', 'start'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 1));
