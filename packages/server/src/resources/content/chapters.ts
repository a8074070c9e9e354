import { chapter as chapterTable } from '../../db/schema/content.ts';
import { datesAsText } from '../kit/datesAsText.ts';
import { kept } from '../kit/kept.ts';
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

/** The rows of chapters: lock, version and log are the kit's. */
export const chapters = kept(chapterTable, {
  log: 'chapter',
  logged: LOGGED,
  visible: chapterScope,
  view: (row) => datesAsText(row),
});
