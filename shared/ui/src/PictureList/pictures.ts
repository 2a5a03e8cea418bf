import type { ApiError } from '@site/api';

/** A picture that the platform keeps for a call that names it. */
export interface KeptPicture {
  readonly id: string;
  /** Address of the platform's own copy. */
  readonly url: string;
  /** As the device called it. */
  readonly name: string;
  /** When it was sent, in ms, by the platform's clock: after a day it is not kept any more. */
  readonly at: number;
}

/** Where one of the chosen pictures is. */
export type PictureItem = { readonly key: number; readonly name: string } & (
  | { readonly step: 'sending'; readonly file: File; readonly turn: number; readonly fraction: number }
  | { readonly step: 'sent'; readonly file?: File; readonly kept: KeptPicture }
  /** It may be sent again. */
  | { readonly step: 'failed'; readonly file: File; readonly error: unknown }
  /** It is none that may be sent: not counted, and gone at the next choice. */
  | { readonly step: 'refused'; readonly error: ApiError }
);

export interface Pictures {
  readonly items: readonly PictureItem[];
  /** Counts what is put to the end of the line. */
  readonly turn: number;
  /** What the last choice had too much of. */
  readonly tooMany: boolean;
}

/** What was chosen, as far as it was looked at. */
export interface Choice {
  readonly file: File;
  readonly refusal?: ApiError | undefined;
}

export type PictureChange =
  | { readonly do: 'choose'; readonly choices: readonly Choice[]; readonly most: number }
  | { readonly do: 'progress'; readonly key: number; readonly fraction: number }
  | { readonly do: 'keep'; readonly key: number; readonly kept: KeptPicture }
  | { readonly do: 'fail'; readonly key: number; readonly error: unknown }
  | { readonly do: 'refuse'; readonly key: number; readonly error: ApiError }
  | { readonly do: 'again'; readonly key: number }
  | { readonly do: 'remove'; readonly key: number }
  | { readonly do: 'drop'; readonly ids: readonly string[] }
  | { readonly do: 'clear' };

/** The pictures that count: what is refused does not. */
export const counted = (items: readonly PictureItem[]) => items.filter(({ step }) => step !== 'refused');

/** The one whose turn it is: pictures are sent one by one. */
export function nextOf(items: readonly PictureItem[]) {
  const waiting = items.filter((item) => item.step === 'sending');
  return waiting.reduce<(typeof waiting)[number] | undefined>(
    (first, item) => (first && first.turn < item.turn ? first : item),
    undefined,
  );
}

export const startWith = (kept: readonly KeptPicture[]): Pictures => ({
  items: kept.map((picture, key) => ({ key, name: picture.name, step: 'sent', kept: picture })),
  turn: kept.length,
  tooMany: false,
});

/** What a list of pictures is after a change. */
export function changed(pictures: Pictures, change: PictureChange): Pictures {
  const { items, turn } = pictures;
  const replace = (key: number, by: (item: PictureItem) => PictureItem) => ({
    ...pictures,
    items: items.map((item) => (item.key === key ? by(item) : item)),
  });
  switch (change.do) {
    case 'choose':
      return chosen(pictures, change.choices, change.most);
    case 'progress':
      return replace(change.key, (item) =>
        item.step === 'sending' ? { ...item, fraction: change.fraction } : item,
      );
    case 'keep':
      return replace(change.key, ({ key, name, ...item }) => ({
        key,
        name,
        step: 'sent',
        kept: change.kept,
        ...('file' in item && { file: item.file }),
      }));
    case 'fail':
      return replace(change.key, (item) =>
        item.step === 'sending' ? { ...item, step: 'failed', error: change.error } : item,
      );
    case 'refuse':
      return replace(change.key, ({ key, name }) => ({ key, name, step: 'refused', error: change.error }));
    case 'again':
      return {
        ...replace(change.key, (item) =>
          item.step === 'failed' ? { ...item, step: 'sending', turn, fraction: 0 } : item,
        ),
        turn: turn + 1,
      };
    case 'remove':
      return { ...pictures, tooMany: false, items: items.filter(({ key }) => key !== change.key) };
    case 'drop':
      return {
        ...pictures,
        items: items.filter((item) => item.step !== 'sent' || !change.ids.includes(item.kept.id)),
      };
    case 'clear':
      return { items: [], turn, tooMany: false };
  }
}

function chosen({ items, turn }: Pictures, choices: readonly Choice[], most: number): Pictures {
  const stay = counted(items);
  let room = most - stay.length;
  let tooMany = false;
  const added = choices.flatMap(({ file, refusal }, index): PictureItem[] => {
    const item = { key: turn + index, name: file.name };
    if (refusal) return [{ ...item, step: 'refused', error: refusal }];
    room -= 1;
    if (room >= 0) return [{ ...item, step: 'sending', file, turn: turn + index, fraction: 0 }];
    tooMany = true;
    return [];
  });
  return { items: [...stay, ...added], turn: turn + choices.length, tooMany };
}
