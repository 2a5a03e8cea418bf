import { startS3Server } from './s3Server';

/*
 * For the browser tests: a process of its own that serves a bucket with the releases of a store in a folder, until it is
 * ended. It prints the settings that name the bucket as JSON, in one line.
 */

const [folder = ''] = process.argv.slice(2);
const server = await startS3Server();
const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
const settings = { SITE_STORE: await server.storeWith(folder), AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
process.stdout.write(`${JSON.stringify(settings)}\n`);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
