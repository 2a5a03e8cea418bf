import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Merchant } from '@site/contracts/federation/merchant';
import { OPEN_SCOPE } from '@site/contracts/http/endpoint';
import { publicAnswers } from './publicAnswers';

const merchant = { code: 'aurora' } as Merchant;
const call = {
  path: '/wps/news',
  module: 'NEWS',
  query: { m: OPEN_SCOPE.merchant, lang: OPEN_SCOPE.language },
};
const seen: { url?: string | undefined; match?: string | undefined; authorization?: string | undefined }[] =
  [];
let body = 'one';
let status = 200;
let platform: Server;
let url: string;

beforeAll(async () => {
  platform = createServer(({ url: asked, headers }, response) => {
    seen.push({ url: asked, match: headers['if-none-match'], authorization: headers.authorization });
    const etag = `"${body}"`;
    if (status === 200 && headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.writeHead(status, { ETag: etag }).end(body);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(() => platform.close());
beforeEach(() => {
  seen.length = 0;
  status = 200;
});

it('asks for what needs no session, once, for merchant and language', async () => {
  const own = { path: '/wps/own', module: 'OWN', session: true };
  const answers = await publicAnswers(url).of([call, call, own], merchant, 'th');
  expect(answers).toEqual({ '/wps/news?lang=TH&m=aurora': { status: 200, body: 'one' } });
  expect(seen).toEqual([{ url: '/wps/news?lang=TH&m=aurora', match: undefined, authorization: undefined }]);
});

it('asks again with the ETag, and takes what has changed', async () => {
  const answers = publicAnswers(url);
  await answers.of([call], merchant, 'th');
  expect(Object.values(await answers.of([call], merchant, 'th'))).toEqual([{ status: 200, body: 'one' }]);
  body = 'two';
  expect(Object.values(await answers.of([call], merchant, 'th'))).toEqual([{ status: 200, body: 'two' }]);
  expect(seen.map(({ match }) => match)).toEqual([undefined, '"one"', '"one"']);
});

it('says in a line what was not answered', async () => {
  status = 503;
  await expect(publicAnswers(url).of([call], merchant, 'en')).rejects.toThrow(
    '/wps/news?lang=EN&m=aurora was answered with 503',
  );
});
