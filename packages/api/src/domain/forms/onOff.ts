import { labelled } from './labelled.ts';

/** Whether something is offered. */
export const ON_OFF = labelled({ true: '启用', false: '停用' }, { true: 'ok' });
