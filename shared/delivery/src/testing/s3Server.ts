import { copyFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** What s3rver takes for a user. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

const TAKEN =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<Error><Code>PreconditionFailed</Code><Message>It is there already.</Message></Error>';

export interface S3Server {
  /** SITE_STORE of a fresh bucket, or of a copy of one. */
  newStore(copied?: string): Promise<string>;
  /** SITE_STORE of a fresh bucket with the releases of a store in a folder. */
  storeWith(folder: string): Promise<string>;
  close(): Promise<void>;
}

/** An S3-compatible service on this machine, with the one thing that s3rver lacks: conditional writes. */
export async function startS3Server(): Promise<S3Server> {
  Object.assign(process.env, CREDENTIALS);
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const writing = new Map<string, Promise<unknown>>();
  server.middleware.unshift(async (context, next) => {
    if (context.method !== 'PUT' || context.get('If-None-Match') !== '*') return next();
    // One after the other for each key, or two would both find it free.
    const before = writing.get(context.path);
    const write = (async () => {
      await before?.catch(() => undefined);
      const [, bucket = '', ...key] = context.path.split('/');
      if (!(await server.store.existsObject(bucket, key.join('/')))) return next();
      context.status = 412;
      context.type = 'application/xml';
      context.body = TAKEN;
    })();
    writing.set(context.path, write);
    await write;
  });
  const { port } = await server.run();
  let buckets = 0;
  const newName = () => {
    buckets += 1;
    return `bucket-${buckets}`;
  };
  const addressOf = (name: string) => `s3://${name}/site?endpoint=http://127.0.0.1:${port}&pathStyle=1`;
  return {
    async newStore(copied) {
      const name = newName();
      if (copied) {
        // s3rver keeps a bucket as a folder.
        const source = path.join(directory, new URL(copied).hostname);
        await cp(source, path.join(directory, name), { recursive: true, preserveTimestamps: true });
      } else await server.store.putBucket(name);
      return addressOf(name);
    },
    async storeWith(folder) {
      const name = newName();
      await copyReleases(path.join(folder, 'releases'), path.join(directory, name, 'site'));
      return addressOf(name);
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** s3rver keeps an object as a file with this ending. */
const OBJECT = '._S3rver_object';

/** Files of releases as objects of a bucket, with the marks that say that each of them is whole. */
async function copyReleases(releases: string, bucket: string): Promise<void> {
  const entries = await readdir(releases, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const object = path.join(bucket, 'releases', `${path.relative(releases, file)}${OBJECT}`);
    await mkdir(path.dirname(object), { recursive: true });
    await copyFile(file, object);
  }
  for (const component of await readdir(releases))
    for (const release of await readdir(path.join(releases, component))) {
      const mark = path.join(bucket, '.whole/releases', component, `${release}${OBJECT}`);
      await mkdir(path.dirname(mark), { recursive: true });
      await writeFile(mark, '');
    }
}
