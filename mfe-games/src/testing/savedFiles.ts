/** For tests: files that the browser was told to save, and the names it was told; call it at the top of a file. */
export function savedFiles() {
  const saved: { file: Blob; name: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let last: Blob | undefined;
    URL.createObjectURL = (file) => {
      last = file as Blob;
      return 'blob:test';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ file: last, name: this.download });
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return saved;
}

/** The bytes of a file as text, its mark included. */
export const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    if (file) reader.readAsArrayBuffer(file);
  });
