import { labelled } from '../kit/labelled.ts';

/** Status of a back-office account on the wire. */
export const USER_STATUS = labelled({ active: '正常', disabled: '已停用' }, { active: 'ok' });
