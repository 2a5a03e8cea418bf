import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

export interface BucketAddress {
  readonly bucket: string;
  /** Before every key, without a slash at its ends; empty for none. */
  readonly prefix: string;
  readonly region: string;
  /** Of a service that is not Amazon's. */
  readonly endpoint?: string | undefined;
  /** Whether the bucket is named in the path and not in the host name. */
  readonly pathStyle: boolean;
}

/** What of an S3-compatible bucket a store needs. Keys are without the prefix. */
export interface Bucket {
  /** Writes an object that must not exist yet: false when it does. */
  create(key: string, content: Uint8Array): Promise<boolean>;
  write(key: string, content: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer | undefined>;
  modifiedAt(key: string): Promise<Date | undefined>;
  remove(key: string): Promise<void>;
  /** All keys that begin so. */
  keys(beginning: string): Promise<string[]>;
  /** What comes after this beginning, up to the next slash, each once and sorted. */
  names(beginning: string): Promise<string[]>;
}

const CONNECTION_LIMIT_MS = 5_000;
const REQUEST_LIMIT_MS = 30_000;
const ATTEMPTS = 3;

/** With which a bucket says that somebody else was first. */
const TAKEN = new Set([409, 412]);
const MISSING = 404;

/** Credentials are found where the AWS SDK finds them: environment, shared files, the machine's role. */
export function s3Bucket({ bucket, prefix, region, endpoint, pathStyle }: BucketAddress): Bucket {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS },
    // Newer checksums in trailers are not understood by every compatible service.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const root = prefix === '' ? '' : `${prefix}/`;
  const at = (key: string) => ({ Bucket: bucket, Key: root + key });

  async function* pages(beginning: string, delimiter?: string) {
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: root + beginning,
          ...(delimiter && { Delimiter: delimiter }),
          ...(next && { ContinuationToken: next }),
        }),
      );
      yield page;
      next = page.NextContinuationToken;
    } while (next);
  }

  return {
    async create(key, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (TAKEN.has(statusOf(error) ?? 0)) return false;
        throw error;
      }
    },
    async write(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content }));
    },
    async read(key) {
      const found = await unlessMissing(client.send(new GetObjectCommand(at(key))));
      const bytes = await found?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    async modifiedAt(key) {
      return (await unlessMissing(client.send(new HeadObjectCommand(at(key)))))?.LastModified;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async keys(beginning) {
      const found: string[] = [];
      for await (const { Contents = [] } of pages(beginning)) {
        for (const { Key = '' } of Contents) found.push(Key.slice(root.length));
      }
      return found;
    },
    async names(beginning) {
      const found = new Set<string>();
      for await (const { Contents = [], CommonPrefixes = [] } of pages(beginning, '/')) {
        const keys = [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)];
        for (const key of keys)
          found.add((key ?? '').slice(root.length + beginning.length).replace(/\/$/, ''));
      }
      return [...found].sort();
    },
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}

async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === MISSING) return undefined;
    throw error;
  }
}
