import { count, fields, flag, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';

/** Origin of a dictionary: built into the platform, or created by operators. */
export const DICT_ORIGIN = labelled({ true: '平台内置', false: '自建' });

/** Maximum `sort` of an item. */
export const DICT_SORT_MAX = 9_999;

const name = { required: true, max: 60, oneLine: true } as const;
const value = {
  max: 64,
  pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  like: '字母或数字开头的 1 到 64 个字母、数字、点或横线',
} as const;
const label = text('名称', { ...name, hint: '给人看的，例如 学校类型。' });
const itemLabel = text('名称', name);
const sort = count('顺序', { min: 0, max: DICT_SORT_MAX, hint: '小的在前。' });

/** Fields of a new dictionary. */
export const dictFields = fields({
  label,
  value: text('值', { ...value, hint: '可以不填，由系统取一个；接口按它引用，建好后不能改。' }),
});
/** Fields to change a dictionary. */
export const dictChanges = fields({
  label,
  isOn: flag('启用', { hint: '停用后表单和筛选里不再出现，已经选过的内容不变。' }),
});

/** Fields of a new item. */
export const itemFields = fields({
  label: itemLabel,
  value: text('值', { ...value, hint: '可以不填，由系统取一个；保存在数据里的就是它，建好后不能改。' }),
  sort,
});
/** Fields to change an item. */
export const itemChanges = fields({
  label: itemLabel,
  sort,
  isOn: flag('启用', { hint: '停用后不能再选它，已经选过的内容不变。' }),
});
