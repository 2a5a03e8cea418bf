import '@site/ui/tokens/layers.css';
import '@site/ui/tokens/reset.css';
import '@site/ui/tokens/tokens.css';
import '@site/ui/tokens/fonts.css';
import './routing/transitions/transitions.css';
import { nextTask } from './network/nextTask';

/**
 * What the application is made of, in the order of what needs what. They are all in this script; to run them takes a
 * slow phone a tenth of a second each, and a finger is heard in between (decision 186).
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The library of schemas, and the first of them.
  () => import(/* webpackMode: "eager" */ '@site/contracts/federation/discovery'),
  () => import(/* webpackMode: "eager" */ '@site/api'),
  () => import(/* webpackMode: "eager" */ '@site/router'),
  () => import(/* webpackMode: "eager" */ './federation/loading/startFederation'),
  () => import(/* webpackMode: "eager" */ './routing/siteRoutes'),
];

async function run(): Promise<void> {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await start();
}

void run();
