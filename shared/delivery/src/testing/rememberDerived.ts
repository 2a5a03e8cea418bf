import { contentHash } from '../integrity';
import type * as Icons from '../product/compose/icons';
import type * as Compress from '../product/store/compress';
import type { Files } from '../product/store/Store';

/*
 * Before each test file: what is drawn and what is compressed is remembered. Tests make the same small builds for
 * stores of their own over and over, and what that derives takes most of their time.
 */

/** @returns What was made of the same before, or what is made now. */
function remembering<Value>() {
  const made = new Map<string, Promise<Value>>();
  return (of: string, make: () => Promise<Value>): Promise<Value> => {
    const value = made.get(of) ?? make();
    made.set(of, value);
    return value;
  };
}

jest.mock('../product/store/compress', () => {
  const actual = jest.requireActual<typeof Compress>('../product/store/compress');
  const remembered = remembering<Files>();
  const compressedCopies = async (files: Files) => {
    const copies = [...files].map(([name, content]) =>
      remembered(`${name} ${contentHash(content)}`, () =>
        actual.compressedCopies(new Map([[name, content]])),
      ),
    );
    return new Map((await Promise.all(copies)).flatMap((made) => [...made]));
  };
  return { ...actual, compressedCopies };
});

jest.mock('../product/compose/icons', () => {
  const actual = jest.requireActual<typeof Icons>('../product/compose/icons');
  const remembered = remembering<Files>();
  const drawIcons: typeof Icons.drawIcons = (drawings) =>
    remembered(JSON.stringify(drawings), () => actual.drawIcons(drawings));
  return { ...actual, drawIcons };
});
