import { BUILD_TIME_LIMIT_MS, buildDraft, makeWorkspace, read, remoteFiles } from './testing/fixture';

it(
  'names the files of shared modules that a host may not have, by expose',
  async () => {
    const page = (name: string) =>
      [
        "import { Field } from '@site/ui/Field';",
        "import { useState } from 'react';",
        `export function ${name}() { return <Field label={useState('Name')[0]} />; }`,
      ].join('\n');
    const workspace = makeWorkspace('mfe-auth', {
      ...remoteFiles,
      'src/LoginPage.tsx': page('LoginPage'),
      // What several need stands in a chunk of its own, which has no file.
      'src/RegisterPage.tsx': page('RegisterPage'),
      'src/exposes/RegisterPage.ts': "export { RegisterPage as default } from '../RegisterPage';",
      'federation.config.ts': (remoteFiles['federation.config.ts'] ?? '').replace(
        'exposes: {',
        "exposes: { './RegisterPage': './src/exposes/RegisterPage.ts',",
      ),
    });
    const built = await buildDraft(workspace, { SITE_SKIP_TYPES: '1', SITE_RELEASE: '1.0.0' });

    expect(built.errors).toEqual([]);
    const { exposes } = JSON.parse(read(built, 'mf-manifest.json'));
    expect(exposes).toHaveLength(2);
    for (const { shared } of exposes) {
      // Field uses a shared component in turn; React and the facades every host has.
      expect(Object.keys(shared)).toContain('@site/ui/Field');
      expect(Object.keys(shared).filter((key) => !/^@site\/(?:ui|contracts)\//.test(key))).toEqual([]);
      for (const files of Object.values<string[]>(shared)) {
        expect(files.length).toBeGreaterThan(0);
        for (const file of files) expect(built.files).toContain(file);
      }
    }
  },
  BUILD_TIME_LIMIT_MS,
);
