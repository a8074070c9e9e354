import { count, fields, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';

/** Whether calls still use a resource or an operation. */
export const GONE = labelled({ false: '在用', true: '已不用' }, { false: 'ok', true: 'warn' });

const name = { required: true, max: 40, oneLine: true } as const;

/** Fields of a resource or an operation. Its code comes from the calls in the program. */
export const placeInMatrixFields = fields({
  name: text('名称', { ...name, hint: '改过以后，升级不会再改它。' }),
  sort: count('顺序', { min: 0, max: 9_999, hint: '小的在前。' }),
});

/** Fields of a role. */
export const roleFields = fields({
  name: text('名称', { ...name, hint: '例如 阅卷组、客服。' }),
  code: text('代号', {
    max: 40,
    pattern: /^[a-z][A-Za-z0-9.-]{1,39}$/,
    like: '小写字母开头的 2 到 40 个字母、数字、点或横线',
    hint: '可以不填，由系统取一个；接口和日志里用它，建好后不能改。',
    fixed: true,
  }),
  note: text('说明', { max: 200, lines: 3 }),
});
