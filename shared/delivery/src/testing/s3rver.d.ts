/** The part of s3rver that the tests use; it brings no types. */
declare module 's3rver' {
  interface Context {
    readonly method: string;
    readonly path: string;
    status: number;
    type: string;
    body: string;
    get(header: string): string;
  }

  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      putBucket(bucket: string): Promise<unknown>;
    };
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
