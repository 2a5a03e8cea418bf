import { downloadFile } from '.';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('hands a file to the downloads under its name, and lets go of it once it has been read', () => {
  jest.useFakeTimers();
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  const pressed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href}`);
  });
  downloadFile(new File(['text'], 'codes.txt', { type: 'text/plain' }));
  expect(pressed).toEqual(['codes.txt blob:file']);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
