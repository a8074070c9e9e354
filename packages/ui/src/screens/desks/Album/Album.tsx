import type { Album as AlbumOf, AlbumLevel } from '@aosai/api/desks/album.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Stamp } from '../../../patterns/Stamp/Stamp.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';
import { A4Pages } from '../../papers/PaperPrint/parts/pageRules.ts';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { FirstSeals, type NextLesson } from './parts/FirstSeals.tsx';

const SEAL_PX = 72;
const TASK_PX = 56;

export interface AlbumProps {
  album: Loaded<AlbumOf>;
  /** The children of a parent; empty for a student, who sees their own seals. */
  family: readonly { id: string; name: string }[];
  childId: string | null;
  /** The unit that a student without seals can finish next. */
  nextLesson: NextLesson | null;
  /** In ms, for the date on paper. */
  now: number;
  on: { child: (id: string) => void; print: () => void; retry: () => void };
}

const Seals = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${theme.space[20]} ${theme.space[12]};
  list-style: none;

  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    line-height: 1.35;
    text-align: center;
    break-inside: avoid;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const Level = styled.div`
  break-inside: avoid-page;
`;

/** The head of the printed sheet; the page's own header has it on the screen. */
const PaperHead = styled.p`
  display: none;

  ${media.print} {
    display: flex;
    justify-content: space-between;
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
`;

const earnedIn = ({ units }: AlbumLevel): number => units.filter(({ earnedAt }) => earnedAt !== null).length;

const SealOf = ({
  text,
  title,
  earnedAt,
  isLevel = false,
}: {
  text: string;
  title: string;
  earnedAt: string | null;
  isLevel?: boolean;
}) => (
  <li>
    <Stamp
      text={text}
      name={`「${text}」印`}
      seed={title}
      kind={isLevel ? 'ground' : 'line'}
      size={SEAL_PX}
      waiting={earnedAt === null}
    />
    <span>
      {title}
      {earnedAt !== null && <small>{dateText(earnedAt)}</small>}
    </span>
  </li>
);

const Levels = ({ levels }: Pick<AlbumOf, 'levels'>) =>
  levels.map((level) => (
    <Level key={level.courseId}>
      <Card title={level.title} extra={`${earnedIn(level)} / ${level.units.length} 方`}>
        <Seals role="list" aria-label={level.title}>
          {level.units.map(({ chapterId, text, title, earnedAt }) => (
            <SealOf key={chapterId} text={text} title={title} earnedAt={earnedAt} />
          ))}
          <SealOf text={level.text} title={`${level.title}，全部单元`} earnedAt={level.earnedAt} isLevel />
        </Seals>
      </Card>
    </Level>
  ));

const Tasks = ({ tasks, taskCount }: Pick<AlbumOf, 'tasks' | 'taskCount'>) => (
  <Card
    title="通过的编程题"
    extra={tasks.length < taskCount ? `最近 ${tasks.length} 道，共 ${taskCount} 道` : `${taskCount} 道`}
  >
    <Seals role="list" aria-label="通过的编程题">
      {tasks.map(({ questionId, title, earnedAt }) => (
        <li key={questionId}>
          <Stamp text="通过" name="「通过」印" seed={questionId} kind="ground" size={TASK_PX} />
          <span>
            {title}
            <small>{dateText(earnedAt)}</small>
          </span>
        </li>
      ))}
    </Seals>
  </Card>
);

const Points = ({ points }: Pick<AlbumOf, 'points'>) => (
  <Card title="掌握的考点" extra={`${points.length} 方`}>
    <Seals role="list" aria-label="掌握的考点">
      {points.map(({ pointId, text, title, earnedAt }) => (
        <SealOf key={pointId} text={text} title={title} earnedAt={earnedAt} />
      ))}
    </Seals>
  </Card>
);

/** The seals of one student by course, for the screen and for a sheet on the wall. No other child's are shown. */
export const Album = ({ album, family, childId, nextLesson, now, on }: AlbumProps) => {
  const { data } = album;
  const isOwn = family.length === 0;
  const count =
    (data?.levels.reduce((sum, level) => sum + earnedIn(level), 0) ?? 0) +
    (data?.points.length ?? 0) +
    (data?.taskCount ?? 0);
  return (
    <PageBody>
      <A4Pages />
      <PageHeader
        title={isOwn || !data ? '印谱' : `${data.memberName}的印谱`}
        lead="做完一个单元、掌握一个考点盖一方朱印，做完一门课、通过一道编程题盖一方白文印。"
        action={
          <>
            {family.length > 1 && childId !== null && (
              <ChildPicker names={family} chosenId={childId} onChoose={on.child} />
            )}
            {count > 0 && <Button onClick={on.print}>打印或存为 PDF</Button>}
          </>
        }
      />
      <VisuallyHidden as="h2">盖过的印</VisuallyHidden>
      <Load of={album} name="印谱" onRetry={on.retry} skeleton={<Skeleton height={260} />}>
        {({ memberName, levels, points, tasks, taskCount }) => (
          <>
            <PaperHead>
              <b>{memberName}</b>
              <span>
                {count} 方印 · {dateText(now)}
              </span>
            </PaperHead>
            {levels.length === 0 && points.length === 0 && taskCount === 0 && (
              <FirstSeals lesson={nextLesson} isOwn={isOwn} />
            )}
            <Levels levels={levels} />
            {points.length > 0 && <Points points={points} />}
            {taskCount > 0 && <Tasks tasks={tasks} taskCount={taskCount} />}
          </>
        )}
      </Load>
    </PageBody>
  );
};
