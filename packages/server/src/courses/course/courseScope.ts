import type { SQL } from 'drizzle-orm';
import { course } from '../../db/schema/content.ts';
import type { CallContext } from '../../kit/context.ts';
import { contentScope, usableContentScope } from '../contentScope.ts';

/** Courses that exist for the caller. */
export const courseScope = (context: CallContext): SQL | undefined => contentScope(course, context);

/** Courses that the caller may give to a class. */
export const usableCourseScope = (context: CallContext): SQL | undefined => usableContentScope(course, context);
