import { siteCommand } from '../cli/siteCommand';
import { PROJECT_ROOT } from '../workspace/workspace';
import { runCommand } from './runCommand';

await runCommand(() => siteCommand(process.argv.slice(2), { root: PROJECT_ROOT, environment: process.env }));
