import { itemsOf } from '../../../engine/statistics/itemsOf.ts';
import type { ResourceHandlers } from '../../context.ts';
import { authorOf, engineOf } from '../engineOf.ts';
import { findWatched } from './examStaff.ts';

/** What an exam's attempts say about its questions, to anyone who watches it. */
export const queryItemAnalysis: ResourceHandlers<'exam'>['queryItemAnalysis'] = async (context, { id }) =>
  itemsOf(engineOf(context), await findWatched(context, id), authorOf(context));
