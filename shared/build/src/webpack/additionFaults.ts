import { ManifestExtension } from '@site/contracts/federation/discovery';
import { MenuEntry, RouteEntry } from '@site/contracts/federation/routes';
import { SITE_LANGUAGES } from '@site/contracts/values/languages';
import * as z from 'zod/mini';

/** The part of a `federation.config.ts` that is checked. */
export interface Config {
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes?: readonly Record<string, unknown>[];
  readonly menu?: readonly Record<string, unknown>[];
  readonly firstView?: { readonly slots: readonly string[] };
}

z.config(z.locales.en());

const Additions = z.pick(ManifestExtension, { routes: true, menu: true });
const OWN_ROUTE_KEYS = Object.keys(RouteEntry.shape).filter((key) => key !== 'remote');
const MENU_KEYS = Object.keys(MenuEntry.shape);

/**
 * Checks what a remote brings to the host's routes and menu against the contract (FD-012).
 *
 * @returns A line for each thing that is wrong; none when the host can take all of it.
 */
export function additionFaults(remote: string, { exposes, routes, menu, firstView }: Config): string[] {
  const parsed = z.safeParse(Additions, {
    routes: routes?.map((route) => ({ ...route, remote })),
    menu,
  });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${place(path)}: ${message}`);
  return [
    ...(firstView?.slots ?? [])
      .filter((slot) => !(slot in exposes))
      .map((slot) => `firstView.slots: ${slot} is none of ${Object.keys(exposes).join(', ')}`),
    ...unknownKeys('routes', routes, OWN_ROUTE_KEYS),
    ...unknownKeys('menu', menu, MENU_KEYS),
    ...(parsed.data.routes ?? []).flatMap((route, index, all) => [
      ...(route.expose in exposes
        ? []
        : [`routes.${index}.expose: ${route.expose} is none of ${Object.keys(exposes).join(', ')}`]),
      ...(all.findIndex(({ path }) => path === route.path) === index
        ? []
        : [`routes.${index}.path: ${route.path} is there twice`]),
      ...(typeof route.title === 'string'
        ? [`routes.${index}.title: give it by language: { en: 'VIP club', th: '…' }`]
        : unknownLanguages(`routes.${index}.title`, route.title)),
    ]),
    ...(parsed.data.menu ?? []).flatMap(({ title }, index) => unknownLanguages(`menu.${index}.title`, title)),
  ];
}

function unknownKeys(list: string, entries: Config['routes'], known: readonly string[]): string[] {
  return (entries ?? []).flatMap((entry, index) =>
    Object.keys(entry)
      .filter((key) => !known.includes(key))
      .map((key) => `${list}.${index}.${key}: not known; there are ${known.join(', ')}`),
  );
}

function unknownLanguages(where: string, title: Readonly<Record<string, string>>): string[] {
  const languages = Object.keys(title);
  if (languages.length === 0) return [`${where}: has no language; there are ${SITE_LANGUAGES.join(', ')}`];
  return languages
    .filter((language) => !SITE_LANGUAGES.some((known) => known === language))
    .map((language) => `${where}.${language}: no language; there are ${SITE_LANGUAGES.join(', ')}`);
}

function place(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
