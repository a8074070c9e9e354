import { labelled } from './forms/labelled.ts';

/** Whether no call asks any more for a resource or an operation. */
export const GONE = labelled({ false: '在用', true: '已不用' }, { false: 'ok', true: 'warn' });
