import {
  BUILD_TIME_LIMIT_MS,
  type Build,
  buildDraft,
  makeWorkspace,
  read,
  remoteFiles,
} from './testing/fixture';

/** Writes the ID of each module beside the build, by the module's name. */
const withIds = [
  "import { writeFileSync } from 'node:fs';",
  "import { remoteConfig } from '@site/build/webpack';",
  'const config = await remoteConfig(import.meta.dirname);',
  'function write({ modules, chunkGraph, outputOptions }) {',
  '  const ids = [...modules].map((module) => [module.identifier(), chunkGraph.getModuleId(module)]);',
  '  writeFileSync(outputOptions.path + "/ids.json", JSON.stringify(ids));',
  '}',
  'const ids = { apply: (compiler) => compiler.hooks.afterEmit.tap("ids", write) };',
  'export default { ...config, plugins: [...config.plugins, ids] };',
].join('\n');

let built: Build;

beforeAll(async () => {
  const folder = makeWorkspace('mfe-auth', { ...remoteFiles, 'webpack.config.mjs': withIds });
  built = await buildDraft(folder, { SITE_SKIP_TYPES: '1' });
}, BUILD_TIME_LIMIT_MS);

it('makes no ID from a name that has the folder of the checkout within', () => {
  expect(built.errors).toEqual([]);
  const ids: [name: string, id: string | number][] = JSON.parse(read(built, 'ids.json'));
  const idsOf = (kind: RegExp) => ids.filter(([name]) => kind.test(name)).map(([, id]) => id);
  expect(idsOf(/^container entry /)).toEqual(['container']);
  expect(idsOf(/^\S+\.federation.entry\.\w+\.js/)).toEqual(['runtime']);
  expect(idsOf(/^provide module .* react@/)).toEqual(['webpack/sharing/provide/default/react']);
});
