import { labelled } from './labelled.ts';

/** Labels of a switch. */
export const ON_OFF = labelled({ true: '启用', false: '停用' }, { true: 'ok' });
