import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOME_PATHS } from '@site/contracts/values/paths';
import { HOST_COMPONENT, isRemoteComponent } from '../product/discovery/names';
import type { Workspace } from '../workspace/workspace';

interface Routes {
  readonly routes?: readonly { readonly path: string }[];
}

/** Paths that the site has, each with the workspace that it belongs to. */
export async function takenPaths(root: string, all: readonly Workspace[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  const { routeTable } = await load<{ routeTable: readonly { readonly path: string }[] }>(
    path.join(root, HOST_COMPONENT, 'src/routing/routeTable.ts'),
  );
  for (const place of [...HOME_PATHS, ...routeTable.map((route) => route.path)])
    taken.set(place, HOST_COMPONENT);
  for (const { folder } of all.filter((workspace) => isRemoteComponent(workspace.folder))) {
    const file = path.join(root, folder, 'federation.config.ts');
    if (!existsSync(file)) continue;
    const { default: config } = await load<{ default: Routes }>(file);
    for (const route of config.routes ?? []) taken.set(route.path, folder);
  }
  return taken;
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}
