import { CAMP_MOCKS } from '@aosai/api/courses/campLevels';
import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import { standingsOf } from '@aosai/api/courses/learningPath';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ExamRows } from '../../exams/ExamRows/ExamRows.tsx';
import { LearnNav } from '../../courses/LearnNav/LearnNav.tsx';
import { LearnPath } from '../../courses/LearnPath/LearnPath.tsx';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { links } from '../../../patterns/links/links.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { type CampLevel, type CampProps, isSat } from './campProps.ts';
import { Ladder, stateOf } from './parts/Ladder.tsx';
import { Lights, litOf } from './parts/Lights.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';

const Run = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]} ${theme.space[24]};

  p {
    flex: 1 1 300px;
    color: ${theme.color.ink2};
  }
`;

/** Starts a run with as many questions as the level's paper has, without clock or score. */
const PracticeCard = ({ level }: { level: number }) => (
  <Card title="蓝图练习">
    <Run>
      <p>照这一级试卷的题型和题数抽一组题，没做对过的优先。不计时，不计分。</p>
      <ButtonLink icon="play" href={practiceLinks.run('blueprint', `gesp-cpp-${level}`)}>
        开始一组
      </ButtonLink>
    </Run>
  </Card>
);

export { type CampLevel, type CampProps, isSat } from './campProps.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
  > section > p {
    color: ${theme.color.ink2};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const Mocks = ({ mocks, now, on }: Pick<CampProps, 'mocks' | 'now' | 'on'>) => {
  const sat = mocks.data?.filter(isSat).length ?? 0;
  return (
    <Card title="模拟考试" padding="none" extra={mocks.data && `考过 ${sat} / ${CAMP_MOCKS} 场`}>
      <Load of={mocks} name="模拟考试" onRetry={on.retry} skeleton={<RowsSkeleton />}>
        {(exams) =>
          exams.length > 0 ? (
            <ExamRows exams={exams} now={now} />
          ) : (
            <Empty
              title="还没有这一级的模拟考试"
              icon="clock"
              action={<ButtonLink href={links.examList}>看看全部考试</ButtonLink>}
            >
              发布以后会出现在这里，考满两场再往上走。
            </Empty>
          )
        }
      </Load>
    </Card>
  );
};

/** Advises to finish lower levels first, but locks nothing. */
const Advice = ({ levels, level }: { levels: readonly CampLevel[]; level: number }) => {
  const below = levels.find((rung) => rung.level === level - 1);
  if (!below?.course || stateOf(below) === 'lit') return null;
  return <Alert tone="info">建议先点亮 {level - 1} 级。有把握的话，从这一级开始也可以。</Alert>;
};

/** Guests and readers without progress have no lights. */
const hasLights = ({ units }: CampLevel): boolean => units.some(({ doneCount }) => doneCount !== null);

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  margin-bottom: ${theme.space[16]};
`;

/** The gate to take next, or word that all are taken. */
const NextUnit = ({ courseId, units }: { courseId: string; units: CampLevel['units'] }) => {
  const next = units[standingsOf(units).indexOf('next')];
  if (!next) return <Next>这一级的考点都点亮了，去考一场模拟。</Next>;
  return (
    <Next>
      <span>
        现在学这里：<b>{next.title}</b>
      </span>
      <ButtonLink variant="primary" icon="play" href={courseLinks.chapter(next.id, { courseId })}>
        {(next.doneCount ?? 0) > 0 ? '继续学' : '开始学'}
      </ButtonLink>
    </Next>
  );
};

const gatesText = (rung: CampLevel): string =>
  hasLights(rung) ? `点亮 ${litOf(rung.units)} / ${rung.units.length}` : `共 ${rung.units.length} 关`;

const isReady = ({ course, units }: CampLevel): boolean => course !== null && units.length > 0;

/** A level that is still being written leads to the nearest one below it that can be learned, else to the lowest. */
const InPreparation = ({
  levels,
  level,
  language,
}: { levels: readonly CampLevel[] } & Pick<CampProps, 'level' | 'language'>) => {
  const ready = levels.filter(isReady).map((rung) => rung.level);
  const below = ready.filter((one) => one < level);
  const nearest = below.length > 0 ? Math.max(...below) : ready[0];
  return (
    <Empty
      title="这一级还在筹备"
      icon="clock"
      action={
        nearest === undefined ? (
          <ButtonLink href={courseLinks.courses}>看看课程</ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={courseLinks.camp(language, nearest)}>
            去练 {nearest} 级
          </ButtonLink>
        )
      }
    >
      考点和题目写好以后会出现在这里。
    </Empty>
  );
};

type LevelProps = Omit<CampProps, 'levels' | 'on'> & { levels: readonly CampLevel[]; on: CampProps['on'] };

const Level = ({ levels, level, language, mocks, isGuest, canPractise, now, on }: LevelProps) => {
  const rung = levels.find((one) => one.level === level);
  const name = `GESP ${TAUGHT_LANGUAGE.label(language)} ${level} 级`;
  const ready = rung !== undefined && isReady(rung);
  return (
    <section aria-labelledby="camp-level">
      <h2 id="camp-level">{name}</h2>
      {rung?.course?.intro && <p>{rung.course.intro}</p>}
      {ready && !isGuest && <Advice levels={levels} level={level} />}
      <Card title="闯关" {...(rung?.units.length && { extra: gatesText(rung) })}>
        {rung?.course && rung.units.length > 0 ? (
          <>
            {hasLights(rung) ? (
              <>
                <NextUnit courseId={rung.course.id} units={rung.units} />
                <Lights courseId={rung.course.id} units={rung.units} />
              </>
            ) : (
              <LearnPath courseId={rung.course.id} units={rung.units} />
            )}
          </>
        ) : (
          <InPreparation levels={levels} level={level} language={language} />
        )}
      </Card>
      {/* The bank's questions of a level are for C++. */}
      {ready && language === 'cpp' && canPractise && <PracticeCard level={level} />}
      {/* That there are no mock exams either goes without saying. */}
      {(ready || mocks.data?.length !== 0) && <Mocks mocks={mocks} now={now} on={on} />}
    </section>
  );
};

/** The GESP camp: a ladder of eight levels, each with its units, practice like its paper, and mock exams. */
export const Camp = ({ levels, ...rest }: CampProps) => (
  <PageBody>
    <PageHeader
      title="GESP 训练营"
      lead="一级一级往上走：考点闯关，编程过关，再考两场模拟。"
      action={
        <Segmented
          label="语言"
          options={TAUGHT_LANGUAGE.values.map((value) => ({ value, label: TAUGHT_LANGUAGE.label(value) }))}
          value={rest.language}
          onChange={rest.on.language}
        />
      }
    />
    <LearnNav active="camp" />
    <VisuallyHidden as="h2">级别</VisuallyHidden>
    <Load of={levels} name="训练营" onRetry={rest.on.retry} skeleton={<RowsSkeleton />}>
      {(rungs) => (
        <Root>
          <Ladder levels={rungs} level={rest.level} language={rest.language} satLevels={rest.satLevels} />
          <Level {...rest} levels={rungs} />
        </Root>
      )}
    </Load>
  </PageBody>
);
