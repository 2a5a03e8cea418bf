/*
 * Run as a process, which makes one build after another as it is sent them, and answers each with its errors: what
 * webpack is made of is loaded once, and known to the machine from the second build on. It runs without tsx, as
 * webpack's own command does.
 */
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const environment = { ...process.env };
let builds = 0;

/** @param {import('./fixture.ts').Asked} asked @returns {Promise<string[]>} */
async function build({ folder, output, settings, draft }) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, environment, settings);
  process.chdir(folder);
  builds += 1;
  // Another address each time: a configuration is read anew, for it depends on the environment.
  const { default: given } = await import(`${pathToFileURL(folder)}/webpack.config.mjs?build=${builds}`);
  const config = await given;
  for (const { options } of config.optimization.minimizer) options.parallel = false;
  const compiler = webpack({
    ...config,
    ...(draft && { devtool: false, optimization: { ...config.optimization, minimize: false } }),
    output: { ...config.output, path: output },
  });
  return new Promise((resolve) => {
    compiler.run((fault, stats) => {
      const errors = fault ? [fault] : (stats?.toJson({ all: false, errors: true }).errors ?? []);
      resolve(errors.map(({ message }) => message));
    });
  });
}

let last = Promise.resolve();
process.on('message', (/** @type {import('./fixture.ts').Asked} */ asked) => {
  last = last.then(async () => {
    const errors = await build(asked).catch((fault) => [String(fault)]);
    process.send?.({ output: asked.output, errors });
  });
});
