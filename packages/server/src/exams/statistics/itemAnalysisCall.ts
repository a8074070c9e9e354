import { itemsOf } from './itemsOf.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { findWatched } from '../exam/examStaff.ts';

/** Figures of an exam's questions, for those who may watch the exam. */
export const queryItemAnalysis: ResourceHandlers<'exam'>['queryItemAnalysis'] = async (context, { id }) =>
  itemsOf(engineOf(context), await findWatched(context, id), authorOf(context));
