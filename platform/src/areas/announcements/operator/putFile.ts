import type { Database } from '../../../core/db/client';
import { parseFile } from '../../../core/operator/parseFile';
import { AnnouncementFile, BannerFile, NewsFile, PopupFile } from './files';
import type { Change, Kind } from './kept';
import { putAnnouncement, putBanner, putNews, putPopup } from './put';

/** What is put up, and how another file that it names is read. */
interface Written {
  readonly json: string;
  readonly readBeside: (name: string) => Promise<Buffer>;
}

interface Put {
  readonly id: string;
  readonly isNew: boolean;
}

const PUT: Readonly<Record<Kind, (db: Database, written: Written, change: Change) => Promise<Put>>> = {
  announcement: async (db, { json }, change) => {
    const file = parseFile(AnnouncementFile, json);
    return { id: file.id, isNew: await putAnnouncement(db, file, change) };
  },
  banner: async (db, { json, readBeside }, change) => {
    const file = parseFile(BannerFile, json);
    const picture = file.picture === undefined ? undefined : await readBeside(file.picture);
    return { id: file.id, isNew: await putBanner(db, file, change, picture) };
  },
  popup: async (db, { json }, change) => {
    const file = parseFile(PopupFile, json);
    return { id: file.id, isNew: await putPopup(db, file, change) };
  },
  news: async (db, { json }, change) => {
    const file = parseFile(NewsFile, json);
    return { id: file.id, isNew: await putNews(db, file, change) };
  },
};

/**
 * Puts up what an operator has written down.
 *
 * @returns Its id, and whether it is new.
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export const putFile = (db: Database, kind: Kind, written: Written, change: Change): Promise<Put> =>
  PUT[kind](db, written, change);
