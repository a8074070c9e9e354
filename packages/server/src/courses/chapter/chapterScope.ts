import type { SQL } from 'drizzle-orm';
import { chapter } from '../../db/schema/content.ts';
import type { CallContext } from '../../kit/context.ts';
import { contentScope, usableContentScope } from '../contentScope.ts';

/** Chapters that exist for the caller, open or locked. */
export const chapterScope = (context: CallContext): SQL | undefined => contentScope(chapter, context);

/** Chapters that the caller may put into courses and classes. */
export const usableChapterScope = (context: CallContext): SQL | undefined => usableContentScope(chapter, context);
