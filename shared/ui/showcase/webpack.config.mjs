import { readdirSync } from 'node:fs';
import path from 'node:path';
import { showcaseConfig } from '@site/build/webpack';

const DEFAULT_PORT = '8085';
// The build presets read PORT; the showcase has a port of its own.
process.env.PORT ??= process.env.UI_PORT ?? DEFAULT_PORT;

// As strict as the site, so that a component that needs more is found out here.
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws:",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

const here = import.meta.dirname;
const config = showcaseConfig(path.dirname(here));
const merchants = path.resolve(here, '../../../host-shell/merchants');
const brands = readdirSync(merchants).map((code) => path.join(merchants, code, 'brand.tokens.json'));
const styles = config.module.rules.find(({ test }) => test.test('tokens.css'));

export default {
  ...config,
  entry: { main: [config.entry.main, ...brands] },
  module: {
    rules: [
      ...config.module.rules,
      {
        test: /\.tokens\.json$/,
        type: 'javascript/auto',
        use: [...styles.use, path.join(here, 'brandLoader.mjs')],
      },
    ],
  },
  ...(config.devServer && {
    devServer: {
      ...config.devServer,
      headers: { ...config.devServer.headers, 'content-security-policy': CONTENT_SECURITY_POLICY },
    },
  }),
};
