import type { Configuration } from 'webpack-dev-server';

/** Port of a source build that is served alone, unless `PORT` says otherwise. */
const DEFAULT_PORT = 8300;

/** Whether webpack runs as `webpack serve`, which sets this variable itself. */
export function isServing(): boolean {
  return process.env.WEBPACK_SERVE === 'true';
}

/**
 * A server for one workspace from source: other origins may load from it, as from the releases origin, and a
 * change reloads the page (no `eval`, no patched modules: what runs is what will be released).
 */
export function devServer(): Configuration {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  return {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
  };
}
