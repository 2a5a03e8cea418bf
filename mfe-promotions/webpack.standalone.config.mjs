import { showcaseConfig } from '@site/build/webpack';

const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:8090';
const config = showcaseConfig(import.meta.dirname);

export default {
  ...config,
  entry: { main: './src/standalone.tsx' },
  ...(config.devServer && {
    devServer: { ...config.devServer, proxy: [{ context: ['/wps', '/cdn', '/lgw'], target: platform }] },
  }),
};
