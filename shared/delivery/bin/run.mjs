#!/usr/bin/env node
// Runs one of the project's commands on a machine that has Node and npm only. What needs a recent Node is
// imported after the version is known to be good.
import { nodeComplaint } from './nodeVersion.mjs';

const complaint = nodeComplaint(process.versions.node);
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
} else {
  import('./launch.mjs').then((launcher) => launcher.launch(process.argv[2], process.argv.slice(3)));
}
