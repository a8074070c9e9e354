import type { PlatformStep, SchoolStep } from '@aosai/api/desks/firstSteps';
import type { FirstStep } from '@aosai/ui/screens/desks/OfficeDesk';

type Words = Pick<FirstStep, 'label' | 'hint' | 'href'>;

const EDMS = '/web/edms';
const BMS = '/web/bms';

const SCHOOL: Record<SchoolStep, Words> = {
  members: {
    label: '导入成员',
    hint: '老师和学生放在一张 Excel 表里，先检查，再导入。',
    href: `${EDMS}/organizationMember?import`,
  },
  classes: {
    label: '建班级',
    hint: '把学生编进班，作业和考试按班安排。',
    href: `${EDMS}/grade?do=create`,
  },
  content: {
    label: '准备试卷或课程',
    hint: '从题库组一份试卷；平台共享的试卷和课程可以直接用。',
    href: `${EDMS}/examPaper?do=create`,
  },
  homework: {
    label: '布置作业',
    hint: '选题、选班级、定截止时间，发布后学生马上看到。',
    href: `${EDMS}/homework?do=create`,
  },
  exams: {
    label: '安排考试',
    hint: '选试卷和时间，把班级加进来，再发布。',
    href: `${EDMS}/exam?do=create`,
  },
  parents: {
    label: '邀请家长',
    hint: '在名单里加一列家长手机，再导入一次，已有的学生不会重复。孩子也可以把「账号与安全」里的邀请码给家长。',
    href: `${EDMS}/organizationMember?import`,
  },
};

const PLATFORM: Record<PlatformStep, Words & { right: string }> = {
  schools: {
    label: '建机构',
    hint: '新建一所学校和它的第一位管理员。',
    href: `${BMS}/organization?do=create`,
    right: 'organization:queryList',
  },
  cards: {
    label: '会员卡上架',
    hint: '新建会员卡，核对价格和权益，再上架。',
    href: `${BMS}/membership`,
    right: 'membership:queryList',
  },
  sharing: {
    label: '内容共享',
    hint: '把平台的题目和试卷共享给机构，新学校的题库就不是空的。',
    href: `${BMS}/examPaper`,
    right: 'examPaper:queryList',
  },
  payment: {
    label: '支付设置',
    hint: '填写收款账号；微信支付的商户在服务器上设置。',
    href: `${BMS}/setting?tab=pay`,
    right: 'common/config:querySections',
  },
  messages: {
    label: '短信与消息',
    hint: '短信和邮件的发送在服务器上设置，设置好了这一步自动完成。',
    href: `${BMS}/setting?tab=service`,
    right: 'common/config:querySections',
  },
};

/** Shown after the steps are hidden: where they are found again. */
export const STEPS_HIDDEN = '已隐藏；点右上角您的名字，可以重新显示';

interface Done<Id> {
  id: Id;
  isDone: boolean;
}

/** The first steps of a school or of a teacher in it, each with the place where it is done. */
export const schoolFirstSteps = (steps: readonly Done<SchoolStep>[]): FirstStep[] =>
  steps.map((step) => ({ ...step, ...SCHOOL[step.id] }));

/** The first steps of the platform, except those on pages that the rights do not open. */
export const platformFirstSteps = (
  steps: readonly Done<PlatformStep>[],
  may: (right: string) => boolean,
): FirstStep[] =>
  steps.flatMap((step) => {
    const { right, ...words } = PLATFORM[step.id];
    return may(right) ? [{ ...step, ...words }] : [];
  });

/** Steps without which the numbers of a day can only be 0. */
const COUNTED: ReadonlySet<string> = new Set<SchoolStep>(['members', 'homework', 'exams']);

/** Whether a number of the day that is 0 says nothing yet. */
export const isNewPlace = (steps: readonly Done<string>[]): boolean =>
  steps.some(({ id, isDone }) => COUNTED.has(id) && !isDone);
