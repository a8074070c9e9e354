import { choice, count, fields, flag, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';
import { REVIEW_KIND } from './teaching.ts';
import { EXAM_SIGHT } from './examVisibility.ts';
import { KEY_RELEASE, SCORE_RELEASE } from './release.ts';
import { EXAM_LIMITS } from './examLimits.ts';

/** People who can enrol without an invitation. Only the platform may open an exam to everybody. */
export const EXAM_SCOPE = labelled({
  grade: '只有老师添加的学生',
  org: '本机构的学生',
  public: '所有人（平台的考试）',
});

/** Whether a student who comes late may still begin. */
export const LATE_START = labelled({
  untilEnd: '考试结束前都能开始',
  none: '开考 15 分钟以后不能再开始',
});

/** The name of an exam. */
export const examHead = fields({
  title: text('标题', { required: true, max: EXAM_LIMITS.title, oneLine: true }),
});

/** Who may take an exam besides the students whom teachers add. */
export const examWho = fields({
  scope: choice('谁能自己报名', EXAM_SCOPE),
});

/** The rules of an exam that most teachers leave as they are. */
export const examRules = fields({
  summary: text('简介', { max: EXAM_LIMITS.summary, lines: 2 }),
  capacity: count('名额', { required: false, min: 1, max: EXAM_LIMITS.capacity, unit: '人', hint: '不填就不限。' }),
  waitlist: flag('名额满了可以候补'),
  isActivity: flag('竞赛活动', { hint: '也出现在活动页，和平时的测验分开。' }),
  isMock: flag('模拟考试', { hint: '每开始一次用掉学生一次模拟考试次数；由班级安排的不计次数。' }),
  explainsErrors: flag('考试中解释编译错误', {
    hint: '编译不过或程序出错时，在考场里用中文说明错在哪一行；正式考试一般不开。',
  }),
  maxAttempts: count('作答次数', { min: 1, max: EXAM_LIMITS.attempts, initial: 1, unit: '次' }),
  lateStartPolicy: choice('迟到', LATE_START),
  sight: choice('学生看到什么', EXAM_SIGHT, {
    hint: '正式考试的题在考试对所有人结束前，别处也不公布答案和对错；交卷就看答案的考试不保护题目。',
  }),
  scoreRelease: choice('成绩', SCORE_RELEASE),
  keyRelease: choice('答案和解析', KEY_RELEASE, { hint: '手动公布的，考完以后在考试页上点「公布」，学生收到通知。' }),
  review: choice('人工批阅', REVIEW_KIND),
  accessCode: text('考试口令', {
    max: 12,
    oneLine: true,
    pattern: /^[A-Za-z0-9]{4,12}$/,
    like: '4 到 12 位字母或数字',
    hint: '开考时在考场里告诉学生；不填就不要口令。',
  }),
  ipRanges: text('机房网段', {
    max: 600,
    lines: 3,
    pattern: /^[\da-fA-F.:/\s,，、;；]*$/,
    like: '10.1.2.0/24 的样子，一行一个',
    hint: `只能在这些网络里开考，如 10.1.2.0/24；一行一个，最多 ${EXAM_LIMITS.ipRanges} 个，不填就不限。`,
  }),
  notes: text('考试须知', { max: EXAM_LIMITS.notes, lines: 6, hint: '学生开考前看到，可以用 Markdown。' }),
});

/** Splits networks as typed, one per line. */
export const networksOf = (typed: string | null): string[] => (typed ?? '').split(/[\s,，、;；]+/).filter(Boolean);
