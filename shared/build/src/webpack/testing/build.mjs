/*
 * Run as a process, as a workspace's own build is: `node build.mjs <folder> <output>`. Builds the folder's
 * webpack.config.mjs into the output and prints the errors as JSON.
 */
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const [folder = '', output = ''] = process.argv.slice(2);
const { default: config } = await import(pathToFileURL(`${folder}/webpack.config.mjs`).href);
webpack({ ...config, output: { ...config.output, path: output } }, (fault, stats) => {
  const errors = fault ? [fault] : (stats?.toJson({ all: false, errors: true }).errors ?? []);
  process.stdout.write(JSON.stringify(errors.map(({ message }) => message)));
});
