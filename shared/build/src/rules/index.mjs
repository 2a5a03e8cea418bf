/*
 * Who may import whom (FD-040), as dependency-cruiser rules over paths from the project's root. A chain of
 * layers, lowest first; each may use those below it.
 */

const REMOTE = '^(mfe-[a-z0-9-]+)/';
const CLIENT =
  '^(?:host-shell|mfe-[a-z0-9-]+|shared/(?:contracts|session|api|i18n|router|ui|delivery/console))/';
const TEST = '\\.(?:test|test-d)\\.tsx?$|/testing(?:/|\\.tsx?$)';

/** What each part of shared/ may import of shared/, itself aside. */
const LAYERS = {
  contracts: [],
  session: ['contracts'],
  api: ['contracts', 'session'],
  i18n: ['contracts', 'session', 'api'],
  router: ['contracts', 'session', 'api'],
  ui: ['contracts', 'session', 'api', 'i18n', 'router'],
  delivery: ['contracts'],
  // The page of the release console. Its server is delivery's.
  'delivery/console': ['contracts', 'i18n', 'router', 'ui'],
};

/** The compiler of brand tokens stands beside the tokens; composing a merchant's documents runs it. */
const BRAND_COMPILER = 'shared/ui/src/tokens/';

/** Every path of the site, as data. */
const ROUTE_TABLE = '^host-shell/src/routing/routeTable\\.ts$';
/** What a remote says of itself, as data. */
const REMOTE_CONFIG = '^mfe-[a-z0-9-]+/federation\\.config\\.ts$';

/** Folders of a workspace that have one direction between them, and which of the others each may import. */
const FOLDERS = {
  'host-shell/src/federation': {
    trust: [],
    discovery: ['trust'],
    loading: ['trust', 'discovery'],
    view: ['trust', 'discovery', 'loading'],
  },
  'mfe-auth/src': { access: [], account: ['access'] },
  'mfe-games/src': {
    catalogue: [],
    play: ['catalogue'],
    browse: ['catalogue', 'play'],
    records: ['catalogue', 'play'],
  },
  'shared/contracts/src': {
    values: [],
    http: ['values'],
    areas: ['values', 'http'],
    federation: ['values', 'http', 'areas'],
  },
  // What serves merchants' sites, and what developers build, release and run them with.
  'shared/delivery/src': {
    product: [],
    processes: [],
    access: ['product'],
    audit: ['product'],
    rules: ['product', 'audit'],
    webhooks: ['product'],
    health: ['product'],
    rollout: ['product', 'health'],
    guard: ['product', 'audit', 'rules', 'webhooks', 'health', 'rollout'],
    console: [
      ...['product', 'processes', 'access', 'audit', 'rules', 'health', 'rollout', 'guard'],
      ...['workspace', 'release', 'preview'],
    ],
    workspace: ['product', 'processes'],
    release: ['product', 'processes', 'workspace'],
    scaffold: ['product', 'workspace'],
    preview: ['product'],
    site: [
      ...['product', 'processes', 'audit', 'rules', 'webhooks', 'health', 'guard'],
      ...['workspace', 'release'],
    ],
    cli: [
      ...['product', 'processes', 'access', 'audit', 'rules', 'webhooks', 'health', 'rollout', 'guard'],
      ...['workspace', 'release', 'scaffold', 'preview', 'console'],
    ],
    checks: ['product', 'processes', 'workspace', 'release'],
    commands: ['product', 'processes', 'workspace', 'site', 'cli', 'console', 'checks'],
  },
};

/** The release teams' command, as a function, and the attacks that every edge is tried with. */
const SITE_COMMAND = '^shared/delivery/src/(?:cli/siteCommand|testing/smuggling)\\.ts$';

/** What reads the figures that the platform keeps, and decides by them: tested where the figures are made. */
const FIGURE_TESTS = '^platform/src/areas/health/(?:testing/|[^/]+\\.test\\.ts$)';
const FIGURES = '^shared/delivery/src/(?:health|rollout|testing/figures)';

/** Libraries that exist once in the page because only one facade imports them (shared/build, share policy). */
const FACADES = {
  router: ['react-router', 'react-router-dom'],
  i18n: ['i18next', 'react-i18next'],
  api: ['axios'],
  session: ['zustand'],
};

/** A package's files, wherever pnpm keeps them. @param {readonly string[]} names */
function packages(names) {
  return `node_modules/(?:${names.join('|')})/`;
}

/** Rooms that lie in another one. @param {string} room */
function nested(room) {
  return Object.keys(LAYERS)
    .filter((name) => name.startsWith(`${room}/`))
    .map((name) => name.slice(room.length + 1));
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = Object.entries(LAYERS).map(([room, allowed]) => ({
  name: `layers-${room}`,
  comment: `shared/${room} may import of the site: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^shared/${room}/`, pathNot: `^shared/${room}/(?:${nested(room).join('|') || '-'})/` },
  to: {
    path: '^(?:host-shell|mfe-[a-z0-9-]+|platform|e2e|shared)/',
    pathNot: [
      `^shared/(?:${[room, 'build', ...allowed].join('|')})/`,
      ...(room === 'delivery' ? [`^${BRAND_COMPILER}`] : []),
    ],
  },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const facadeRules = Object.entries(FACADES).map(([room, libraries]) => ({
  name: `facade-${room}`,
  comment: `${libraries.join(' and ')} are reached through @site/${room}: a second importer would bundle a second copy.`,
  severity: 'error',
  from: { path: CLIENT, pathNot: [`^shared/${room}/`, TEST] },
  to: { path: packages(libraries) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const folderRules = Object.entries(FOLDERS).flatMap(([place, folders]) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `folders-${place}/${folder}`,
    comment: `Of the folders beside it, ${place}/${folder} may import: ${allowed.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^${place}/${folder}/`, pathNot: TEST },
    to: {
      path: `^${place}/(?:${Object.keys(folders).join('|')})/`,
      pathNot: `^${place}/(?:${[folder, ...allowed].join('|')})/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  {
    name: 'remote-to-remote',
    comment: 'Remotes are released apart: what two of them need goes to shared/, or is a slot.',
    severity: 'error',
    from: { path: REMOTE },
    to: { path: REMOTE, pathNot: '^$1/' },
  },
  {
    name: 'remote-to-host',
    comment: 'A remote runs in any host that keeps the contract.',
    severity: 'error',
    from: { path: REMOTE },
    to: { path: '^host-shell/' },
  },
  {
    name: 'host-to-remote',
    comment: 'The host names a remote’s module and loads it at run time; nothing of it is compiled in.',
    severity: 'error',
    from: { path: '^host-shell/' },
    to: { path: REMOTE },
  },
  {
    name: 'site-to-platform',
    comment: 'The site knows the platform by its calls, in shared/contracts.',
    severity: 'error',
    from: { path: CLIENT },
    to: { path: '^(?:platform|e2e|shared/delivery/src)/' },
  },
  {
    name: 'platform-to-site',
    comment:
      'The platform and the tests share with the site the contracts and what it says of itself, and no code.',
    severity: 'error',
    // The peers of the bench are the site, put together otherwise, and are served as its releases are; a grown site is
    // composed as ours is.
    from: {
      path: '^(?:platform|e2e)/',
      pathNot: ['^e2e/bench/(?:peers/|(?:growth|scale)\\.ts$)', FIGURE_TESTS],
    },
    to: {
      path: '^(?:host-shell|mfe-[a-z0-9-]+|shared)/',
      pathNot: ['^shared/(?:contracts|build)/', ROUTE_TABLE, SITE_COMMAND, REMOTE_CONFIG],
    },
  },
  {
    name: 'figure-tests',
    comment:
      'The tests of figures share more with the site: what reads the figures, and what decides by them.',
    severity: 'error',
    from: { path: FIGURE_TESTS },
    to: {
      path: '^(?:host-shell|mfe-[a-z0-9-]+|shared)/',
      pathNot: ['^shared/(?:contracts|build)/', FIGURES],
    },
  },
  {
    name: 'platform-core',
    comment: 'The platform’s core knows no area: what it needs of them is handed in.',
    severity: 'error',
    from: { path: '^platform/src/core/', pathNot: TEST },
    to: { path: '^platform/src/', pathNot: '^platform/src/core/' },
  },
  {
    name: 'platform-areas',
    comment:
      'The product does not know its own demonstration, which main.ts and platform.ts alone put beside it.',
    severity: 'error',
    from: { path: '^platform/src/areas/', pathNot: TEST },
    to: { path: '^platform/src/', pathNot: '^platform/src/(?:core|areas)/' },
  },
  {
    name: 'platform-testing',
    comment: 'What the platform runs does not reach the helpers of its tests.',
    severity: 'error',
    from: { path: '^platform/src/', pathNot: TEST },
    to: { path: '^platform/src/testing/' },
  },
  {
    name: 'site-command',
    comment:
      'Beside delivery itself only the tests of releases run its command, and try its attacks on nginx.',
    severity: 'error',
    from: { pathNot: '^(?:shared/delivery/|e2e/delivery/)' },
    to: { path: SITE_COMMAND },
  },
  {
    name: 'route-table',
    comment: 'Only the audits and the budgets read the host’s route table: they open each of its pages.',
    severity: 'error',
    from: { pathNot: '^(?:host-shell/|e2e/audits/|e2e/performance/)' },
    to: { path: ROUTE_TABLE },
  },
  {
    name: 'build-in-bundle',
    comment: 'shared/build is tools: configurations and tests may use it, a bundle may not.',
    severity: 'error',
    from: { path: `${CLIENT}.*src/`, pathNot: TEST },
    to: { path: '^shared/build/' },
  },
  ...layerRules,
  ...facadeRules,
  ...folderRules,
  {
    name: 'zod-mini',
    comment: 'zod itself adds 91 KiB to a bundle, `zod/mini` 7.5.',
    severity: 'error',
    from: { path: CLIENT, pathNot: TEST },
    to: { path: packages(['zod']), pathNot: 'node_modules/zod/(?:v4/)?mini/' },
  },
  {
    name: 'no-circular',
    comment: 'Two modules that need each other are one module, or a third is missing.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'not-to-test',
    comment: 'What ships does not reach tests or their helpers.',
    severity: 'error',
    from: { path: '^(?:host-shell/src/main\\.ts|mfe-[a-z0-9-]+/src/exposes/)' },
    to: { path: TEST, reachable: true },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'The import finds nothing: a misspelt path, or a package that package.json does not name.',
    severity: 'error',
    from: {},
    // The builds of the bench's peers make that module.
    to: { couldNotResolve: true, pathNot: '^peer/' },
  },
];
