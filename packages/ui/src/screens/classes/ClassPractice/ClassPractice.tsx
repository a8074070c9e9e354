import { KNOWLEDGE_LEVELS } from '@aosai/api/questions/pointId';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { MasteryList } from '../../practice/Mastery/MasteryList.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { addsStudents, ClassFrame, type ClassPlace } from '../ClassPage/ClassPage.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { HeatMap } from './parts/HeatMap.tsx';
import { PointCauses } from './parts/PointCauses.tsx';
import { TrendChart } from '../../../patterns/TrendChart/TrendChart.tsx';
import { TrendFigures } from '../../../patterns/TrendFigures/TrendFigures.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { ClassPracticeRow } from '@aosai/api/practice/practiceViews.contract';

const StuckRows = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space[12]};
    align-items: baseline;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

interface StuckListProps {
  gradeId: string;
  students: readonly ClassPracticeRow[];
  opensStudents: boolean;
}

/** Students who repeatedly fail a task, with links to their programs. */
const StuckList = ({ gradeId, students, opensStudents }: StuckListProps) => {
  const stuck = students.flatMap(({ memberId, memberName, stuck: tasks }) =>
    tasks.map((task) => ({ memberId, memberName, ...task })),
  );
  if (stuck.length === 0) return <p>这两天没有人卡在一道题上。</p>;
  return (
    <StuckRows>
      {stuck.map(({ memberId, memberName, questionId, title, chapterId, tries }) => {
        const words = `${memberName} · ${title}`;
        const at =
          opensStudents &&
          chapterId &&
          `${practiceLinks.student(chapterId, memberId, { gradeId })}&questionId=${questionId}`;
        return (
          <li key={`${memberId} ${questionId}`}>
            {at ? <Link href={at}>{words}</Link> : <span>{words}</span>}
            <small>交了 {tries} 次，还没通过</small>
          </li>
        );
      })}
    </StuckRows>
  );
};

/** Formats 2026-11-23 as 11/23. */
const weekDay = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}/${day}`;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** Eight weeks of a class: how often the first answer was right, and the median student's mastery. */
const ClassWeeks = ({ weeks }: Pick<ClassReport, 'weeks'>) => {
  const now = weeks.at(-1);
  if (!now || weeks.every(({ answers }) => answers === 0)) return <p>近八周还没有人练习这一级。</p>;
  return (
    <Root>
      <p>
        本周 {now.students} 人练习，作答 {now.answers} 次，其中第一次做的题 {now.firstTries} 道
        {now.firstTryPercent === null ? '。' : `，一次做对 ${now.firstTryPercent}%。`}
      </p>
      <TrendFigures
        than="上周"
        items={[
          { label: '首答正确率', unit: '%', values: weeks.map(({ firstTryPercent }) => firstTryPercent) },
          { label: '掌握度中位数', unit: '%', values: weeks.map(({ mastery }) => mastery) },
        ]}
      />
      <TrendChart
        label="近八周"
        labels={weeks.map(({ from }) => weekDay(from))}
        series={[
          { name: '首答正确率', values: weeks.map(({ firstTryPercent }) => firstTryPercent) },
          { name: '掌握度中位数', values: weeks.map(({ mastery }) => mastery) },
        ]}
        unit="%"
        heightPx={180}
      />
    </Root>
  );
};

export interface ClassPracticeProps {
  place: ClassPlace;
  /** Level of the report, such as `gesp-cpp-2`; null until the class's own is known. */
  level: string | null;
  /** The report of the class at that level. */
  report: Loaded<ClassReport>;
  /** Whether names and programs link to the student's work, which only the class's teachers may open. */
  opensStudents: boolean;
  /** Address of the printable A4 version. */
  printHref: string;
  /** The spreadsheet is being prepared. */
  downloading: boolean;
  on: { level: (level: string) => void; download: () => void; retry: () => void };
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[16]};
  align-items: start;

  > :last-child:not(:only-child) {
    grid-column: 1 / -1;
  }
  [data-part='side'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  [data-part='legend'] {
    margin-bottom: ${theme.space[12]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const OPTIONS = KNOWLEDGE_LEVELS.map(({ id, label }) => ({ value: id, label }));

/** Mastery of a class by knowledge point, from all answers of its students; for those who teach it. */
export const ClassPractice = ({ place: frame, level, report, opensStudents, ...rest }: ClassPracticeProps) => (
  <ClassFrame
    place={frame}
    active="practice"
    action={
      <>
        <Select
          aria-label="级别"
          value={level ?? ''}
          options={OPTIONS}
          onChange={(event) => rest.on.level(event.target.value)}
        />
        <Button onClick={rest.on.download} loading={rest.downloading} disabled={!report.data}>
          下载 Excel
        </Button>
        <ButtonLink href={rest.printHref}>打印</ButtonLink>
      </>
    }
  >
    <Load of={report} name="学情" onRetry={rest.on.retry}>
      {({ gradeId, students, weak, weeks }) => {
        if (students.length === 0)
          return (
            <Empty
              title="这个班还没有学生"
              action={
                <ButtonLink variant="primary" icon="plus" href={addsStudents(frame)}>
                  添加学生
                </ButtonLink>
              }
            >
              学生练习以后，这里有每个人的掌握情况。
            </Empty>
          );
        const place = { gradeId, opensStudents };
        return (
          <Parts>
            <Card title="最弱的知识点" extra="错因来自近八周">
              {weak.length > 0 ? (
                <MasteryList
                  points={weak}
                  numbers
                  below={
                    new Map(weak.map((one) => [one.pointId, <PointCauses key={one.pointId} {...one} {...place} />]))
                  }
                />
              ) : (
                <p>还没有人做过足够的题。布置这一级的练习，或换一个级别看。</p>
              )}
            </Card>
            <div data-part="side">
              <Card title="需要帮一把">
                <StuckList {...place} students={students} />
              </Card>
              <Card title="近八周">
                <ClassWeeks weeks={weeks} />
              </Card>
            </div>
            <Card title="每个人的掌握">
              <p data-part="legend">
                格子里是掌握度（百分数）：低于 60 薄弱，60 到 79 基本掌握，80
                起掌握。「初」是依据还少，「久」是两个月没有练，「—」是数据不足。
              </p>
              <HeatMap {...place} students={students} />
            </Card>
          </Parts>
        );
      }}
    </Load>
  </ClassFrame>
);
