import type { ClassMarks as Marks } from '@aosai/api/classes/classMarks.contract';
import { EXAM_KIND, type ExamKind } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { theme } from '../../../tokens/theme.ts';
import { addsStudents, ClassFrame, classHref, type ClassPlace } from '../ClassPage/ClassPage.tsx';
import { type MarkSort, marksOfKind } from './markRows.ts';
import { MarkTable } from './parts/MarkTable.tsx';

export interface ClassMarksProps {
  place: ClassPlace;
  marks: Loaded<Marks>;
  /** The spreadsheet is being prepared. */
  downloading: boolean;
  on: { download: () => void; retry: () => void };
}

const Bar = styled.div`
  padding: ${theme.space[12]} ${theme.space[16]};
`;

const BOTH = 'all';
const KINDS = [{ value: BOTH, label: '全部' } as const, ...EXAM_KIND.options];

const Sheet = ({ marks, base }: { marks: Marks; base: string }) => {
  const [kind, setKind] = useState<ExamKind | typeof BOTH>(BOTH);
  const [sort, setSort] = useState<MarkSort>({ by: 'no', isDown: false });
  const isMixed = EXAM_KIND.values.every((one) => marks.works.some((work) => work.kind === one));
  return (
    <Card padding="none">
      {isMixed && (
        <Bar>
          <Segmented label="考试还是作业" size="s" options={KINDS} value={kind} onChange={setKind} />
        </Bar>
      )}
      <MarkTable marks={marksOfKind(marks, kind === BOTH ? null : kind)} base={base} sort={sort} onSort={setSort} />
    </Card>
  );
};

/** What each student of a class reached in each exam and homework; for those who teach it. */
export const ClassMarks = ({ place, marks, downloading, on }: ClassMarksProps) => {
  const { base, gradeId } = place;
  return (
    <ClassFrame
      place={place}
      active="marks"
      action={
        <>
          {/* Term reports exist only in schools. */}
          {base.endsWith('edms') && <ButtonLink href={classHref(base, gradeId, 'results')}>期末成绩单</ButtonLink>}
          <Button icon="download" onClick={on.download} loading={downloading} disabled={!marks.data?.works.length}>
            导出 Excel
          </Button>
        </>
      }
    >
      <Load of={marks} name="成绩" onRetry={on.retry}>
        {(found) => {
          if (found.students.length === 0)
            return (
              <Empty
                title="这个班还没有学生"
                action={
                  <ButtonLink variant="primary" icon="plus" href={addsStudents(place)}>
                    添加学生
                  </ButtonLink>
                }
              >
                布置了作业、安排了考试以后，这里是每个人的成绩。
              </Empty>
            );
          if (found.works.length === 0)
            return (
              <Empty
                title="还没有成绩"
                action={<ButtonLink href={classHref(base, gradeId, 'homework')}>去布置作业</ButtonLink>}
              >
                班级的第一份作业或第一场考试开始以后，这里是每个人的得分率。
              </Empty>
            );
          return <Sheet marks={found} base={base} />;
        }}
      </Load>
    </ClassFrame>
  );
};
