import { labelled } from './forms/labelled.ts';

/** Where a dictionary comes from: the platform's code names it, or operators made it. */
export const DICT_ORIGIN = labelled({ true: '平台内置', false: '自建' });
