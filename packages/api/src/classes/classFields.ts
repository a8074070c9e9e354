import { count, fields, flag, text } from '../kit/fields.ts';
import { GRADE_LIMITS } from './classRules.ts';

const { titleMax, introMax, notesMax, capacityMax, groupsMax, groupNameMax } = GRADE_LIMITS;

/** Fields of a class's name and introduction. */
export const classFieldWords = fields({
  title: text('名称', { required: true, max: titleMax, oneLine: true, hint: '例如 信奥一班 · 秋季。' }),
  intro: text('简介', { max: introMax, lines: 2 }),
});

/** Fields of a class's joining rules and notes. */
export const classFieldRules = fields({
  capacity: count('人数上限', { min: 1, max: capacityMax, unit: '人', required: false, hint: '不填就不限。' }),
  waitlist: flag('满员时可以候补', { hint: '有人退出时按先后顺序自动补上。', initial: true }),
  joinByCode: flag('可以用班级码加入', { hint: '不受报名时间限制，直到班级结束。', initial: true }),
  groups: text('分组', {
    max: groupsMax * (groupNameMax + 1),
    lines: 3,
    hint: `一行一个，最多 ${groupsMax} 个。去掉的分组，成员留在班级里。`,
  }),
  notes: text('须知', { max: notesMax, lines: 5, hint: '上课时间和要求，支持 Markdown。' }),
});

/** Fields that only a manager decides. */
export const classOffer = fields({ isPublic: flag('公开招生', { hint: '出现在网站的班级列表里，谁都可以报名。' }) });
