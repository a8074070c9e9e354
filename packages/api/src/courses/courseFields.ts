import { DIFFICULTY } from '../questions/difficulty.ts';
import { choice, count, fields, flag, text } from '../kit/fields.ts';
import { BANK_LIMITS } from '../questions/bank.ts';
import { courseTagsFault } from './courseTags.ts';
import { CONTENT_CATEGORY, COURSE_KIND, COURSE_LIMITS, COURSE_SLUG } from './courseRules.ts';

const { titleMax, introMax, pricePointsMax, sortMax } = COURSE_LIMITS;
const title = text('标题', { required: true, max: titleMax, oneLine: true });

/** Fields of a chapter: its title and how students unlock it. */
export const chapterFields = fields({
  title,
  isFree: flag('免费', { hint: '谁都可以学，不用登录。' }),
  pricePoints: count('积分', {
    min: 0,
    max: pricePointsMax,
    unit: '积分',
    initial: 0,
    hint: '不免费时用积分解锁；0 表示只随会员卡或班级开放。',
  }),
});

/** Fields of a course. */
export const courseFields = fields({
  title,
  kind: choice('类型', COURSE_KIND, { hint: '课程出现在课程列表；专题、训练营和内容有自己的页面。' }),
  category: choice('分类', CONTENT_CATEGORY, {
    when: ({ kind }) => kind === 'content',
    hint: '文章写正文；视频和 PDF 在编辑页上传文件。',
  }),
  slug: text('地址', {
    max: 40,
    oneLine: true,
    pattern: COURSE_SLUG,
    like: '小写字母开头的 2 到 40 个字符',
    when: ({ kind }) => kind === 'topic' || kind === 'camp',
    hint: '只有平台填写。专题如 quwei，训练营如 gesp-cpp-1、gesp-py-1。',
  }),
  difficulty: choice('难度', DIFFICULTY),
  intro: text('简介', { max: introMax, lines: 3 }),
  tags: text('标签', {
    max: 200,
    oneLine: true,
    rule: courseTagsFault,
    hint: `用顿号隔开，如「GESP 一级、循环」；最多 ${BANK_LIMITS.tagsMax} 个，学生可以按标签筛选。`,
  }),
  sort: count('排序', { min: 0, max: sortMax, initial: 0, hint: '小的在前。' }),
});
