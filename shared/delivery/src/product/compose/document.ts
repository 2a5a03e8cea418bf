import type { DiscoveryDocument } from '@site/contracts/federation/discovery';
import { APPLICATION_ID, DOCUMENT_BLOCKS, FIRST_VIEW_ID } from '@site/contracts/federation/documents';
import type {
  HostFiles,
  InlinedManifests,
  Merchant,
  SiteLanguage,
} from '@site/contracts/federation/merchant';
import type { PreviewKey } from '@site/contracts/federation/preview';
import { MANIFEST_PATH, WORKER_PATH } from '@site/contracts/federation/siteFiles';
import type { PlacedRelease } from '../discovery/document';
import { HOST_COMPONENT } from '../discovery/names';
import { remoteArms } from './armPreloads';
import type { Brand } from './brand';
import { type DocumentKind, FALLBACK_KIND, type HostRelease } from './hostManifest';
import { escapeHtml, inlineJson, tag } from './html';
import { firstCalls, preloadTags, remotesOf } from './preloads';
import { splash } from './splash';

/** The first view of a page in one language. */
export interface PageView {
  readonly language: SiteLanguage;
  /** As the document may hold it. */
  readonly markup: string;
  /** Exposes that are drawn, by remote: their style sheets belong to it. */
  readonly slots: readonly { readonly remote: string; readonly expose: string }[];
}

/** All that a document is made of. */
export interface DocumentParts {
  readonly merchant: Merchant;
  readonly brand: Brand;
  readonly host: HostRelease;
  readonly discovery: DiscoveryDocument;
  readonly releases: readonly PlacedRelease[];
  /** Whether pages leave the service worker alone: files of a development server change under one name. */
  readonly development?: boolean;
  /** What preview links are checked against: the keys that sign them, and the names of those that were taken back. */
  readonly previews?:
    | { readonly keys: readonly PreviewKey[]; readonly revoked: readonly string[] }
    | undefined;
  /** A second place of all releases. */
  readonly mirrorUrl?: string | undefined;
  /**
   * What pages show before their scripts have run, by kind of document, the merchant's default language first; one
   * without it shows an outline.
   */
  readonly views?: ReadonlyMap<string, readonly PageView[]> | undefined;
}

const NO_SCRIPT: Readonly<Record<string, string>> = {
  en: 'This site needs JavaScript. Turn it on in your browser’s settings, then load the page again.',
  th: 'เว็บไซต์นี้ต้องใช้ JavaScript โปรดเปิดใช้งานในการตั้งค่าเบราว์เซอร์ แล้วโหลดหน้านี้ใหม่',
  id: 'Situs ini memerlukan JavaScript. Aktifkan di pengaturan peramban, lalu muat ulang halaman.',
};

/**
 * Composes the HTML of one merchant and kind of route. It carries the merchant, the discovery document and the
 * live manifests of the remotes that it shows as JSON, so that the host asks nobody before it loads them (FD-035;
 * decision 162). It has no inline script or style; language and theme are the merchant's defaults until the host applies the user's.
 */
export function composeDocument(kind: DocumentKind, parts: DocumentParts): string {
  const { merchant, brand, discovery, releases } = parts;
  const shown = remotesOf(kind, merchant);
  const inlined = releases.filter((release) => isForSomebody(release) && shown.has(release.remote));
  const manifests: InlinedManifests = Object.fromEntries(
    inlined.map(({ manifestUrl, manifestText }) => [manifestUrl, manifestText]),
  );
  const html = tag('html', {
    lang: merchant.defaultLanguage,
    'data-merchant': merchant.code,
    'data-theme': merchant.defaultTheme,
    'data-host-release': parts.host.release,
    'data-development': parts.development,
    'data-service-worker': parts.host.worker !== undefined && !parts.development && WORKER_PATH,
  });
  return [
    '<!doctype html>',
    html,
    '<head>',
    ...headTags(kind, parts),
    '</head>',
    '<body>',
    brand.symbols,
    ...firstView(kind, parts),
    `<div id="root">${splash(kind.kind)}</div>`,
    `<noscript>${escapeHtml(NO_SCRIPT[merchant.defaultLanguage] ?? '')}</noscript>`,
    jsonBlock(DOCUMENT_BLOCKS.merchant, merchant),
    jsonBlock(DOCUMENT_BLOCKS.firstCalls, firstCalls(kind, merchant, releases)),
    ...armsOf(kind, parts),
    // Here and not in the head: it reads the blocks before it, and the browser has fetched it by now.
    ...earlyScript(parts),
    ...laterApplication(kind, parts),
    jsonBlock(DOCUMENT_BLOCKS.hostFiles, laterFiles(parts)),
    jsonBlock(DOCUMENT_BLOCKS.discovery, discovery),
    jsonBlock(DOCUMENT_BLOCKS.manifests, manifests),
    ...previewKeys(parts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const viewsOf = ({ kind }: DocumentKind, { views }: DocumentParts): readonly PageView[] =>
  views?.get(kind) ?? [];

/** Further languages are inert: the first script takes the one that this browser keeps (decision 164). */
function firstView(kind: DocumentKind, parts: DocumentParts): string[] {
  const [first, ...others] = viewsOf(kind, parts);
  if (!first) return [];
  // Other paths of its document show the page with other contents.
  const paths = kind.kind === FALLBACK_KIND ? kind.paths : kind.paths.slice(0, 1);
  const templates = others.map(
    ({ language, markup }) => `${tag('template', { 'data-language': language })}${markup}</template>`,
  );
  return [
    `${tag('div', { id: FIRST_VIEW_ID, 'data-paths': paths.join(' ') })}${first.markup}${templates.join('')}</div>`,
  ];
}

/** The manifest of a release that nobody gets by itself is asked for by whoever overrides. */
function isForSomebody({ traffic }: PlacedRelease): boolean {
  return traffic > 0;
}

function earlyScript({ host }: DocumentParts): string[] {
  const { early } = host.manifest;
  if (!early) return [];
  const src = hostFile(host, early.file);
  return [
    `${tag('script', { src, integrity: early.integrity, crossorigin: 'anonymous', fetchpriority: 'high' })}</script>`,
  ];
}

/** Scripts and style sheets of the host that the document does not load itself. */
function laterFiles({ host }: DocumentParts): HostFiles {
  const { early, worker, firstView, scripts, styles, integrity } = host.manifest;
  const others = [early, worker, firstView].filter((asset) => asset !== undefined);
  const first = [...others, ...scripts, ...styles].map(({ file }) => file);
  const later = Object.entries(integrity).filter(
    ([file]) => /\.(?:js|css)$/.test(file) && !first.includes(file),
  );
  return Object.fromEntries(later.map(([file, value]) => [hostFile(host, file), value]));
}

function hostFile({ release }: HostRelease, file: string): string {
  return `/${HOST_COMPONENT}/${release}/${file}`;
}

function hasView(kind: DocumentKind, parts: DocumentParts): boolean {
  return viewsOf(kind, parts).length > 0;
}

function preloads(kind: DocumentKind, parts: DocumentParts): ReturnType<typeof preloadTags> {
  const { merchant, host, releases } = parts;
  const drawnSlots = viewsOf(kind, parts).flatMap(({ slots }) => slots);
  return preloadTags(kind, merchant, releases, host.manifest.provides, drawnSlots);
}

function applicationTags(kind: DocumentKind, parts: DocumentParts): string[] {
  const { host } = parts;
  return [
    // Deferred scripts are fetched late by default, behind the preloads that only they can use.
    ...host.manifest.scripts.map(
      ({ file, integrity }) =>
        `${tag('script', { src: hostFile(host, file), integrity, crossorigin: 'anonymous', defer: true, fetchpriority: 'high' })}</script>`,
    ),
    ...preloads(kind, parts).later,
  ];
}

/**
 * Where there is a first view, the network is its own until it has been painted: inert until the first script puts them
 * into the document (decision 184).
 */
function laterApplication(kind: DocumentKind, parts: DocumentParts): string[] {
  if (!hasView(kind, parts)) return [];
  return [tag('template', { id: APPLICATION_ID }), ...applicationTags(kind, parts), '</template>'];
}

function headTags(kind: DocumentKind, parts: DocumentParts): string[] {
  const { merchant, brand, host, releases } = parts;
  const { touch: touchIcon } = brand.installedIcons;
  const origins = [...new Set(releases.map(({ manifestUrl }) => new URL(manifestUrl).origin))];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(merchant.name)}</title>`,
    tag('meta', { name: 'theme-color', content: merchant.themeColor[merchant.defaultTheme] }),
    ...origins.map((href) => tag('link', { rel: 'preconnect', href, crossorigin: 'anonymous' })),
    tag('link', { rel: 'stylesheet', ...brand.stylesheet }),
    ...host.manifest.styles.map(({ file, integrity }) =>
      tag('link', { rel: 'stylesheet', href: hostFile(host, file), integrity }),
    ),
    ...preloads(kind, parts).first,
    ...(hasView(kind, parts) ? [] : applicationTags(kind, parts)),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: brand.icon }),
    tag('link', { rel: 'manifest', href: MANIFEST_PATH }),
    // iOS takes name and icon from here when the page is put on the home screen.
    tag('meta', { name: 'apple-mobile-web-app-title', content: merchant.name }),
    tag('link', { rel: 'apple-touch-icon', sizes: touchIcon.sizes, href: touchIcon.src }),
  ];
}

/** What the first script preloads for this user. */
function armsOf(kind: DocumentKind, { merchant, discovery, releases, host }: DocumentParts): string[] {
  const arms = remoteArms(kind, merchant, { discovery, releases, hostProvides: host.manifest.provides });
  return arms.length > 0 ? [jsonBlock(DOCUMENT_BLOCKS.arms, arms)] : [];
}

/** Where nobody makes previews, a document says nothing of them. */
function previewKeys({ previews }: DocumentParts): string[] {
  return previews && previews.keys.length > 0 ? [jsonBlock(DOCUMENT_BLOCKS.previewKeys, previews.keys)] : [];
}

function jsonBlock(id: string, value: unknown): string {
  return `${tag('script', { type: 'application/json', id })}${inlineJson(value)}</script>`;
}
