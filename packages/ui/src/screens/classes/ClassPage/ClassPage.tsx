import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { EditsNote, type OthersEdits } from '../../../patterns/EditsNote/EditsNote.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PageTabs } from '../../../patterns/PageTabs/PageTabs.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../../tokens/theme.ts';
import { classNames } from '../Grades/classForm.ts';
import { assistantsText, classTag, seatsText, teachersText } from '../classWords.ts';

const TABS = [
  { id: 'overview', label: '概况' },
  { id: 'members', label: '成员' },
  { id: 'schedule', label: '课表与内容' },
  { id: 'homework', label: '作业' },
  { id: 'exams', label: '考试' },
  { id: 'marks', label: '成绩' },
  { id: 'practice', label: '学情' },
  { id: 'settings', label: '设置' },
] as const;

/** The pages of a class: its tabs, and the term reports under 成绩. */
export type ClassTab = (typeof TABS)[number]['id'] | 'results';

const tabOf = (page: ClassTab): (typeof TABS)[number]['id'] => (page === 'results' ? 'marks' : page);

/** The class whose pages these are, and what its head needs. */
export interface ClassPlace {
  /** Base address of the office: /web/edms. */
  base: string;
  gradeId: string;
  grade: Loaded<GradeDetail>;
  /** Publishes the class; resolves to whether that succeeded. */
  publish: { act: TableAct; run: () => Promise<boolean>; forget: () => void };
  /** What others have saved of the class while it is open here. */
  edits?: OthersEdits | null;
}

/** The address of a page of a class. */
export const classHref = (base: string, gradeId: string, tab: ClassTab = 'overview'): string =>
  `${base}/grade/${gradeId}${tab === 'overview' ? '' : `/${tab}`}`;

/** The address at which students are added to a class. */
export const addsStudents = ({ base, gradeId }: Pick<ClassPlace, 'base' | 'gradeId'>): string =>
  `${classHref(base, gradeId, 'members')}?do=batch`;

/** Opens the dialog that promotes the class over one of its pages. */
export const promoteHref = (base: string, gradeId: string, tab: ClassTab): string =>
  `${classHref(base, gradeId, tab)}?promote`;

/** Days before the end of a term in which the head of a class offers the next one. */
const TERM_END_DAYS = 30;

/** Whether the reader can have a class go on into the next term. */
export const canPromote = ({ status, promotedTo, staff }: GradeDetail): boolean =>
  status !== LIFECYCLE.draft && promotedTo === null && staff?.isAssistant !== true;

const isTermEnd = (grade: GradeDetail): boolean =>
  canPromote(grade) && Date.parse(grade.endAt) - Date.parse(grade.serverNow) < TERM_END_DAYS * DAY_MS;

const tabsOf = ({ base, gradeId }: ClassPlace) =>
  TABS.map((tab) => ({ ...tab, href: classHref(base, gradeId, tab.id) }));

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;

  > span {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  code {
    color: ${theme.color.ink};
    letter-spacing: 0.06em;
    user-select: all;
  }
  > :last-child:is(button, a) {
    margin-inline-start: auto;
  }
`;

/** State, teachers, assistants, term, students and code of the class, and publishing while it is a draft. */
const ClassFacts = ({
  grade,
  place: { base, gradeId, publish },
  active,
}: {
  grade: GradeDetail;
  place: ClassPlace;
  active: ClassTab;
}) => {
  const { act, run, forget } = publish;
  const [isAsking, ask] = useState(false);
  const { tone, text } = classTag(grade);
  const code = grade.staff?.joinCode ?? null;
  const hasTeacher = grade.teachers.length > 0;
  const isOver = grade.status === LIFECYCLE.ended;
  const isAssistant = grade.staff?.isAssistant ?? false;
  return (
    <Facts>
      <Tag tone={tone}>{text}</Tag>
      {hasTeacher || isOver ? <span>{teachersText(grade)}</span> : <Tag tone="warn">没有老师</Tag>}
      {grade.assistants.length > 0 && <span>{assistantsText(grade)}</span>}
      <span>
        {dateText(grade.startAt)} 到 {dateText(grade.endAt)}
      </span>
      <span>{seatsText(grade)}</span>
      {code !== null && (
        <span>
          班级码 <code>{code}</code> <CopyButton text={code} label="复制班级码" variant="ghost" />
        </span>
      )}
      {grade.promotedFrom && (
        <span>
          由<Link href={classHref(base, grade.promotedFrom.id)}>「{grade.promotedFrom.title}」</Link>升班
        </span>
      )}
      {grade.promotedTo && (
        <span>
          已升入<Link href={classHref(base, grade.promotedTo.id)}>「{grade.promotedTo.title}」</Link>
        </span>
      )}
      {isAssistant && <Tag>您是助教</Tag>}
      {isTermEnd(grade) && <ButtonLink href={promoteHref(base, gradeId, active)}>升班</ButtonLink>}
      {grade.status === LIFECYCLE.draft &&
        !isAssistant &&
        (hasTeacher ? (
          <Button variant="primary" onClick={() => ask(true)}>
            发布
          </Button>
        ) : (
          <ButtonLink href={classHref(base, gradeId, 'settings')}>先选老师，再发布</ButtonLink>
        ))}
      {isAsking && (
        <ConfirmDialog
          open
          title={`发布「${grade.title}」？`}
          consequence="发布以后成员看到班级和安排，其他学生可以用班级码加入。"
          confirmLabel="发布班级"
          pending={act.pending}
          error={act.error}
          on={{
            confirm: () => void run().then((isDone) => isDone && ask(false)),
            cancel: () => {
              forget();
              ask(false);
            },
          }}
        />
      )}
    </Facts>
  );
};

/** What stands below the title on every page of a class: facts and tabs. */
const ClassBody = ({ place, active, children }: { place: ClassPlace; active: ClassTab; children: ReactNode }) => (
  <>
    {place.grade.data && <ClassFacts grade={place.grade.data} place={place} active={active} />}
    <EditsNote of={place.edits} names={classNames} />
    <PageTabs label="这个班级" tabs={tabsOf(place)} active={tabOf(active)} />
    {children}
  </>
);

const titleOf = ({ grade: { data } }: ClassPlace): string => data?.title ?? '这个班级';

const trailOf = (place: ClassPlace) => [{ label: '班级', href: `${place.base}/grade` }, { label: titleOf(place) }];

export interface ClassFrameProps {
  place: ClassPlace;
  active: ClassTab;
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of a page of a class: link to the list, title, facts and tabs. */
export const ClassFrame = ({ place, active, action, children }: ClassFrameProps) => (
  <PageBody>
    <PageHeader trail={trailOf(place)} title={titleOf(place)} lead={place.grade.data?.intro} action={action} />
    <ClassBody place={place} active={active}>
      <VisuallyHidden as="h2">{TABS.find(({ id }) => id === tabOf(active))?.label}</VisuallyHidden>
      {children}
    </ClassBody>
  </PageBody>
);

/** The same frame for an office table; `above` stands between tabs and table. */
export const classTable = <Known extends { place: ClassPlace }>(
  active: ClassTab,
  lead: string,
  above?: (place: ClassPlace) => ReactNode,
) => ({
  title: ({ place }: Known) => titleOf(place),
  trail: ({ place }: Known) => trailOf(place),
  lead,
  frame: ({ known: { place }, children }: { known: Known; children: ReactNode }) => (
    <ClassBody place={place} active={active}>
      {above?.(place)}
      {children}
    </ClassBody>
  ),
});
