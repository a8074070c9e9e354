import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { courseLinks, coursePage } from '../../../patterns/links/courseLinks.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PracticeProps } from '../../../patterns/Practice/practiceProps.ts';
import { PracticeList } from '../../../patterns/Practice/PracticeList.tsx';
import { PracticePage, type PracticeSheet } from '../../../patterns/Practice/PracticePage.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { UnitState, type UnitStateProps } from './parts/UnitState.tsx';
import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';
import type { ChapterPage } from '@aosai/api/courses/chapter.contract';
import type { CourseDetail } from '@aosai/api/courses/course.contract';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Video } from '../../../primitives/Video/Video.tsx';

interface UnitNotesProps {
  chapter: ChapterPage;
  /** The notes as the page shows them. */
  notes: ReactNode;
  fileUrl: (fileName: string) => string;
  /** Absent if the unit has no questions. */
  onBegin: (() => void) | undefined;
  /** The reader's progress. */
  children: ReactNode;
}

/** Notes and video of a unit, shown before its questions. */
const UnitNotes = ({ chapter, notes, fileUrl, onBegin, children }: UnitNotesProps) => (
  <>
    {children}
    {chapter.videoFile !== null && <Video src={fileUrl(chapter.videoFile)} label={`「${chapter.title}」的视频`} />}
    <Card title="讲义">{chapter.notesHtml === '' ? <p>这个单元没有讲义，直接做题。</p> : notes}</Card>
    {onBegin && (
      <div>
        <Button variant="primary" size="l" onClick={onBegin}>
          开始做题
        </Button>
      </div>
    )}
  </>
);

interface LockedUnitProps {
  openAt: string | null;
  back: { label: string; href: string };
  now: number;
}

/** A unit that is closed to its reader, with the date or the condition that opens it. */
const LockedUnit = ({ openAt, back, now }: LockedUnitProps) => (
  <>
    <VisuallyHidden as="h2">讲义和题目</VisuallyHidden>
    <Empty
      title={openAt === null ? '这个单元还没有解锁' : `${momentText(openAt, now)} 开放`}
      icon="lock"
      action={openAt === null && <ButtonLink href={back.href}>查看怎样解锁</ButtonLink>}
    >
      {openAt === null ? '在课程里可以看到怎样解锁。' : '到时间再来，讲义和题目都在这里。'}
    </Empty>
  </>
);

/** The open part of a chapter: its notes, or a question by index from 0. */
export type ChapterPart = 'notes' | number;

export interface ChapterDetailProps extends PracticeProps {
  chapter: Loaded<ChapterPage>;
  /** Set if the chapter is locked; `openAt` is the date set by a class, or null. */
  locked: { openAt: string | null } | null;
  /** The course the reader came from, and the class whose schedule applies. */
  from: {
    courseId: string | null;
    gradeId: string | null;
    /** The course; absent until it is loaded. */
    course?: Pick<CourseDetail, 'kind' | 'title' | 'slug'> | undefined;
  };
  /** The notes, with programs that run; unused in a unit without notes. */
  notes: ReactNode;
  part: ChapterPart;
  /** The reader's state per question; null for readers who do not practise. */
  states: Readonly<Record<string, PracticeState>> | null;
  fileUrl: (fileName: string) => string;
  /** 从头再做: clears the student's records of the whole unit. */
  cleaning: UnitStateProps['cleaning'];
  onClean: UnitStateProps['onClean'];
  onPart: (next: ChapterPart) => void;
  onRetry: () => void;
}

const NOTES = 'notes';
const SHEET = '单元的内容';

const leadOf = ({ grade }: ChapterPage, now: number): string | undefined => {
  if (!grade) return undefined;
  const whose = grade.member ? `${grade.title} · ${grade.member.name}` : grade.title;
  return grade.dueAt === null ? whose : `${whose} · 建议 ${momentText(grade.dueAt, now)} 前完成`;
};

function backTo({ courseId, gradeId, course }: ChapterDetailProps['from']) {
  if (gradeId !== null) return { label: '班级的课程', href: courseLinks.courseOfClass(gradeId, courseId ?? undefined) };
  if (courseId === null) return { label: '课程', href: courseLinks.courses };
  if (!course) return { label: '课程', href: courseLinks.courseDetail(courseId) };
  const label = course.kind === 'camp' ? '训练营' : course.title;
  return { label, href: coursePage({ ...course, id: courseId }) };
}

/** A unit: its notes and video, then its questions one by one, each practised in place. */
export const ChapterDetail = (props: ChapterDetailProps) => {
  const { chapter, locked, from, notes, part, states, fileUrl, cleaning, onClean, onPart, onRetry, ...more } = props;
  const { practice, now, ...rest } = more;
  const found = locked ? undefined : chapter.data;
  const questions = found?.questions ?? [];
  const place = typeof part === 'number' && questions[part] ? part : -1;
  const ids = [NOTES, ...questions.map(({ questionId }) => questionId)];
  const go = (id: string) => onPart(id === NOTES ? 'notes' : ids.indexOf(id) - 1);
  const solved = questions.filter(({ questionId }) => states?.[questionId]?.solvedAt).length;
  const currentId = ids[place + 1] ?? NOTES;
  const sheet: PracticeSheet | null =
    questions.length === 0
      ? null
      : {
          name: SHEET,
          place: place === -1 ? `${questions.length} 题` : `${place + 1} / ${questions.length}`,
          previousId: ids[place] ?? null,
          nextId: ids[place + 2] ?? null,
          onGo: go,
          currentId,
          list: (
            <PracticeList
              label={SHEET}
              first={{ id: NOTES, name: '讲义' }}
              items={questions.map(({ questionId, shown, title }) => ({
                id: questionId,
                name: `第 ${shown.no} 题`,
                title,
                state: states?.[questionId] ?? null,
              }))}
              currentId={currentId}
              onGo={go}
            >
              {states && (
                <ProgressBar label="完成的题" value={solved} max={questions.length} valueText={`${solved} 题`} />
              )}
            </PracticeList>
          ),
        };
  const content = locked ? (
    <LockedUnit openAt={locked.openAt} back={backTo(from)} now={now} />
  ) : found && place === -1 ? (
    <UnitNotes
      chapter={found}
      notes={notes}
      fileUrl={fileUrl}
      onBegin={questions.length > 0 ? () => onPart(0) : undefined}
    >
      {states && (
        <UnitState
          solved={solved}
          total={questions.length}
          isBegun={Object.values(states).some(({ tries }) => tries > 0)}
          cleaning={cleaning}
          onClean={onClean}
        />
      )}
    </UnitNotes>
  ) : undefined;
  const staff = questions[place]?.staff;
  return (
    <PracticePage
      {...rest}
      now={now}
      practice={found ? practice : { error: chapter.error, isFinal: chapter.isFinal }}
      title={found?.title ?? '单元'}
      lead={found && leadOf(found, now)}
      back={backTo(from)}
      sheet={sheet}
      content={content}
      notice={staff && (staff.status !== '1' || !staff.isOpen) ? '学生看不到：这道题还没有设为可用并公开。' : undefined}
      onRetry={onRetry}
    />
  );
};
