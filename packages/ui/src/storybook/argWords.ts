import { LANGUAGES } from '@aosai/api/judging/languages';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { EXAM_KIND } from '@aosai/api/exams/teaching';
import { REALM } from '@aosai/api/kit/realms';
import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { AUDIENCES } from '../screens/orders/VipCard/audiences.ts';
import { propWord } from './propWords.ts';

type Words = Readonly<Record<string, string>>;

const labels = (of: Readonly<Record<string, { label: string }>>): Words =>
  Object.fromEntries(Object.entries(of).map(([value, { label }]) => [value, label]));
const options = (of: { options: readonly { value: string; label: string }[] }): Words =>
  Object.fromEntries(of.options.map(({ value, label }) => [value, label]));

/** Values behind the names of types, which react-docgen does not follow into other packages. */
const ALIASES: Readonly<Record<string, Words>> = {
  EditorMode: { desktop: '电脑编辑器', phone: '手机编辑器' },
  LanguageId: labels(LANGUAGES),
  QuestionType: labels(QUESTION_KINDS),
  ExamKind: options(EXAM_KIND),
  TaughtLanguage: options(TAUGHT_LANGUAGE),
  VerdictCode: options(VERDICT),
};

const SIZE: Words = { s: '小', m: '中', l: '大', xl: '特大', none: '无' };
const READER: Words = {
  guest: '访客',
  student: '学生',
  parent: '家长',
  teacher: '老师',
  user: '管理人员',
  adult: '成年人',
  viewer: '旁观者',
  self: '本人',
  guardian: '监护人',
  member: '用户',
  embedded: '嵌在别的网页里',
};

/** Words for values of the kit's props, by the prop's name: the same value means the same wherever it has this name. */
const BY_PROP: Readonly<Record<string, Words>> = {
  variant: { primary: '主要', default: '普通', ghost: '次要', danger: '危险' },
  size: SIZE,
  textSize: SIZE,
  padding: SIZE,
  tone: {
    neutral: '中性',
    primary: '强调',
    seal: '朱砂',
    ok: '通过',
    warn: '提醒',
    bad: '出错',
    mle: '超内存',
    info: '说明',
    plain: '普通',
    accent: '强调',
    quiet: '安静',
    here: '当前行',
  },
  theme: { light: '浅色', dark: '深色', auto: '跟随系统' },
  layout: { column: '竖排', row: '横排', wide: '宽', medium: '中', narrow: '窄' },
  orientation: { horizontal: '左右', vertical: '上下' },
  place: { center: '居中', left: '靠左', right: '靠右' },
  side: { left: '左侧', right: '右侧' },
  shape: { box: '方框', bar: '通栏' },
  live: { polite: '不打断', assertive: '立即播报' },
  type: { text: '文字', email: '邮箱', tel: '电话', url: '网址', search: '搜索', ...labels(AUDIENCES) },
  viewer: READER,
  person: READER,
  who: READER,
  applicant: READER,
  realm: options(REALM),
  office: { bms: '平台管理', edms: '机构管理' },
  audience: { teacher: '老师', bms: '平台管理', edms: '机构管理', right: '有此权限的人' },
  reason: {
    timeout: '太慢',
    failed: '失败',
    notEnrolled: '没有报名',
    notOpen: '还没开始',
    ended: '已结束',
    attemptsUsed: '次数用完',
    usedUp: '权益用完',
    notFound: '不存在',
    network: '没有网络',
    unknown: '原因不明',
  },
  busy: { enroll: '正在报名', quit: '正在退出' },
  state: { open: '待付款', paid: '已付款', closed: '已关闭' },
  asked: { asking: '正在询问', unpaid: '还没到账' },
  asking: {
    cancel: '取消订单',
    decline: '拒绝',
    quit: '退出',
    withdraw: '撤回',
    refund: '退款',
    invoice: '开发票',
  },
  tab: { question: '题目', code: '代码', result: '结果', trial: '自测', submit: '提交' },
  channel: { sms: '短信', email: '邮件' },
  kind: {
    mobile: '手机号',
    email: '邮箱',
    chapter: '单元',
    course: '课程',
    line: '朱文',
    ground: '白文',
    exam: '考试',
    homework: '作业',
  },
  as: { block: '块', inline: '行内', paper: '试卷', key: '答案', sheet: '答题卡' },
  of: { book: '错题本', set: '一组题' },
  part: { settings: '设置', papers: '试卷', notes: '讲义' },
  scope: { all: '全部', organization: '本校' },
  refused: { asks: '要求确认', asked: '已确认' },
  end: { given: '已同意', refused: '已拒绝' },
  only: { homework: '只看作业', exam: '只看考试' },
  title: { exam: '考试', paper: '试卷' },
  version: { A: 'A 卷', B: 'B 卷' },
};

const isFunctions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((one) => typeof one === 'function');

type ArgType = StrictArgTypes[string];

/** The values of a prop that allows only some, as text. */
function valuesOf({ type, table }: Partial<ArgType>): string[] {
  if (type?.name === 'enum') return type.value.map(String);
  if (type?.name === 'union') return type.value.flatMap((one) => (one.name === 'literal' ? [String(one.value)] : []));
  const alias = ALIASES[table?.type?.summary ?? ''];
  return alias ? Object.keys(alias) : [];
}

const MANY = 6;

function withWord(name: string, argType: ArgType, arg: unknown): ArgType {
  const described = argType.description
    ? argType
    : { ...argType, description: propWord(name, argType.table?.type?.summary) };
  // A tree of functions shows their sources, and nobody edits these by hand.
  if (isFunctions(arg) || typeof arg === 'function') return { ...described, control: { disable: true } };
  const values = valuesOf(argType);
  if (values.length === 0) return described;
  const words = { ...ALIASES[argType.table?.type?.summary ?? ''], ...BY_PROP[name] };
  const named = Object.fromEntries(
    values.map((value) => [value, words[value] === undefined ? value : `${words[value]}　${value}`]),
  );
  return {
    ...described,
    options: argType.options ?? values,
    control: { type: values.length > MANY ? 'select' : 'radio', labels: named },
    table: {
      ...described.table,
      type: { summary: values.length > MANY * 2 ? '多个值之一' : values.map((value) => named[value]).join(' ｜ ') },
    },
  };
}

/** Props that Storybook will know only from a story's args, such as those of a component with several layers. */
const fromArgs = (args: Readonly<Record<string, unknown>>): StrictArgTypes =>
  Object.fromEntries(Object.keys(args).map((name) => [name, { name } as ArgType]));

/** Gives each prop its words: what it is, where its JSDoc is silent, and a word for each value of a choice. */
export const withWords: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...fromArgs(initialArgs), ...argTypes }).map(([name, one]) => [
      name,
      withWord(name, one, initialArgs[name]),
    ]),
  );
