import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '@site/delivery/product/store/folderStore';
import type { Files } from '@site/delivery/product/store/Store';
import { filesUnder } from '@site/delivery/release/filesUnder';
import { type HomeDocument, readHomeDocument } from './document';
import type { Built, Peer, Site } from './Peer';
import { peerUrls, servePeers } from './serve';
import { type Remote, readRemotes, withALineMore } from './sources';

/** What has a next release at every peer: a slot of home's first screen. */
const RELEASED = { remote: 'mfe_games', expose: './GameEntrance' } as const;

/** Of what a build has left: the rest is what it was made from. */
const SERVED = /^(?:host|releases)\//;

interface Place {
  readonly root: string;
  /** Is emptied, then filled with what is built. */
  readonly folder: string;
  readonly port: number;
  /** Of the site that runs: documents and calls come from there. */
  readonly edgePort: number;
  readonly merchantHost: string;
}

export interface RunningPeer {
  readonly title: string;
  /** Of its home. */
  readonly url: string;
  /** Puts the next release of one remote live; the first time it is built. */
  release(): Promise<void>;
  /** Puts the one before it live. */
  rollBack(): Promise<void>;
}

/** Builds peers one after the other, and serves them. */
export async function startPeers(peers: readonly Peer[], place: Place) {
  const { root, folder, port, edgePort, merchantHost } = place;
  await rm(folder, { recursive: true, force: true });
  const store = folderStore(path.join(folder, 'store'));
  const document = await readHomeDocument(edgePort, merchantHost);
  const remotes = await readRemotes(root);
  const live = new Map<string, string>();
  const running: RunningPeer[] = [];
  for (const peer of peers) {
    process.stdout.write(`Building: ${peer.title}\n`);
    const urls = peerUrls(peer.name, port);
    const site: Site = { root, remotes, folder: path.join(folder, peer.name), releasesUrl: urls.releases };
    const put = async (name: string, { folder: of }: Site, built: Built) => {
      await store.putFolder(`${peer.name}/${name}`, await filesOf(of, document, built));
      return `${peer.name}/${name}`;
    };
    const built = await peer.build(site);
    const first = await put('first', site, built);
    const buildNext = async () => {
      const next = { ...site, folder: `${site.folder}-next` };
      await cp(site.folder, next.folder, { recursive: true });
      const changed = await changedRemote(remotes, path.join(folder, 'changed'));
      return put('next', next, await peer.release(next, changed, built));
    };
    let next: Promise<string> | undefined;
    live.set(peer.name, first);
    running.push({
      title: peer.title,
      url: urls.home,
      async release() {
        next ??= buildNext();
        live.set(peer.name, await next);
      },
      async rollBack() {
        live.set(peer.name, first);
      },
    });
  }
  const folderOf = (peer: string) => live.get(peer);
  const server = await servePeers({ port, edgePort, merchantHost, store, folderOf });
  return { running, close: () => server.close() };
}

/** What is served of a build: its files, and the document that loads them. */
async function filesOf(folder: string, document: HomeDocument, { head, imports }: Built): Promise<Files> {
  const files = (await filesUnder(folder)).filter((file) => SERVED.test(file));
  const read = files.map(async (file) => [file, await readFile(path.join(folder, file))] as const);
  const map = imports ? [`<script type="importmap">${JSON.stringify({ imports })}</script>`] : [];
  const html = document.withTags([...map, ...head(document.firstScreen)]);
  return new Map([...(await Promise.all(read)), ['home.html', Buffer.from(html)]]);
}

function changedRemote(remotes: readonly Remote[], folder: string): Promise<Remote> {
  const remote = remotes.find(({ name }) => name === RELEASED.remote);
  if (!remote) throw new Error(`There is no remote ${RELEASED.remote}`);
  return withALineMore(remote, RELEASED.expose, folder);
}
