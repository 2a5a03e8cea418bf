import { PICTURE_FIELD, uploadPicture } from '@site/contracts/areas/profile';
import { sendPicture } from '../index';
import { fakePlatform } from '../testing/fakePlatform';
import { client } from '../wire';

const picture = new File(['receipt'], 'receipt.png', { type: 'image/png' });
const wireOfTheBrowser = { adapter: client.defaults.adapter };
const kept = { id: 'pic-1', url: '/cdn/pic-1.webp', bytes: 7 };

it('sends what the picture is for first, and then the picture', async () => {
  const platform = fakePlatform();
  platform.answer(uploadPicture, kept);
  await expect(sendPicture(picture, 'RECEIPT')).resolves.toEqual(kept);
  const [sent] = platform.sent(uploadPicture);
  const content = sent?.content as Record<string, unknown>;
  expect(Object.keys(content)).toEqual(['purpose', PICTURE_FIELD]);
  expect(content).toEqual({ purpose: 'RECEIPT', [PICTURE_FIELD]: picture });
});

it('tells how far it is', async () => {
  const platform = fakePlatform();
  platform.answer(uploadPicture, kept);
  const onProgress = jest.fn();
  await sendPicture(picture, 'RECEIPT', { onProgress });
  expect(onProgress).toHaveBeenCalledWith(1);
});

it('fails with the platform’s code', async () => {
  fakePlatform().refuse(uploadPicture, 'picture.type.unsupported');
  await expect(sendPicture(picture, 'ICON')).rejects.toMatchObject({ code: 'picture.type.unsupported' });
});

it('is called off by its signal', async () => {
  const platform = fakePlatform();
  platform.answer(uploadPicture, () => new Promise(() => {}));
  const controller = new AbortController();
  const sending = sendPicture(picture, 'RECEIPT', { signal: controller.signal });
  controller.abort(new Error('taken away'));
  await expect(sending).rejects.toThrow('taken away');
});

it('has two minutes on a slow line, where other calls have ten seconds', async () => {
  const given: number[] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    given.push(this.timeout);
    this.dispatchEvent(new ProgressEvent('timeout'));
  });
  fakePlatform();
  Object.assign(client.defaults, wireOfTheBrowser);
  await expect(sendPicture(picture, 'RECEIPT')).rejects.toMatchObject({ code: 'client.timeout' });
  expect(given).toEqual([120_000]);
});
