import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../product/store/s3Bucket';

export interface BucketServer {
  /** SITE_STORE of a bucket, which other processes find there from now on. */
  show(bucket: Bucket): string;
  close(): Promise<void>;
}

/** Shows buckets of this process to others as an S3-compatible service does, as far as a store asks for it. */
export async function startBucketServer(): Promise<BucketServer> {
  const buckets = new Map<string, Bucket>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, name = '', ...segments] = pathname.split('/');
    const bucket = buckets.get(name);
    const key = decodeURIComponent(segments.join('/'));
    const answering = bucket && (key ? answer(bucket, key, request, response) : list(bucket, searchParams));
    answering?.then(
      (body) => response.end(body),
      // Who asked was killed while it was asking.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    show(bucket) {
      const name = `bucket-${buckets.size + 1}`;
      buckets.set(name, bucket);
      return `s3://${name}?endpoint=http://127.0.0.1:${port}&pathStyle=1`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns The body of the answer. */
async function answer(
  bucket: Bucket,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | string> {
  const refuse = (status: number, code: string) => {
    response.statusCode = status;
    return request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`;
  };
  if (request.method === 'PUT') {
    const content = await buffer(request);
    if (request.headers['if-none-match'] !== '*') await bucket.write(key, content);
    else if (!(await bucket.create(key, content))) return refuse(412, 'PreconditionFailed');
    return '';
  }
  if (request.method === 'DELETE') {
    await bucket.remove(key);
    response.statusCode = 204;
    return '';
  }
  const content = await bucket.read(key);
  const at = await bucket.modifiedAt(key);
  if (!content || !at) return refuse(404, 'NoSuchKey');
  response.setHeader('Last-Modified', at.toUTCString());
  return request.method === 'HEAD' ? '' : content;
}

async function list(bucket: Bucket, asked: URLSearchParams): Promise<string> {
  const prefix = asked.get('prefix') ?? '';
  const delimiter = asked.get('delimiter');
  const written = new Set<string>();
  for (const key of await bucket.keys(prefix)) {
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    if (end < 0) written.add(`<Contents><Key>${key}</Key></Contents>`);
    else written.add(`<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`);
  }
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${[...written].join('')}</ListBucketResult>`;
}
