import { chapter as chapterTable } from '../db/schema/content.ts';
import { datesAsText } from '../kit/rows/datesAsText.ts';
import { crud } from '../kit/rows/crud.ts';
import { chapterScope } from './chapter/chapterScope.ts';

const LOGGED = [
  'title',
  'orgId',
  'ownerId',
  'status',
  'isShared',
  'isFree',
  'pricePoints',
  'videoFile',
  'questionIds',
] as const;

/** The rows of chapters, with the kit's lock, version and log. */
export const chapters = crud(chapterTable, {
  log: 'chapter',
  logged: LOGGED,
  visible: chapterScope,
  view: (row) => datesAsText(row),
});
