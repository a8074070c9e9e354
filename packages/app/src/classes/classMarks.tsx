import { ClassMarks } from '@aosai/ui/screens/classes/ClassMarks';
import { loaded } from '../kit/loaded.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';

/** /bms|edms/grade/:id/marks: what the students of a class reached in its exams and homework. */
export const Component = classPage(function Marks({ gradeId }) {
  const { calls } = useOffice();
  const { act, performAtOnce } = useOfficeAct();
  const marks = useOfficeCall(['classMarks', gradeId], (client) => client.grade.queryMarks({ id: gradeId }));
  return (
    <ClassMarks
      place={useClassPlace(gradeId)}
      marks={loaded(marks)}
      downloading={act.pending}
      on={{
        download: () =>
          void performAtOnce(async () => saveFile(await calls.grade.downloadMarks({ id: gradeId })), '已导出成绩'),
        retry: () => void marks.mutate(),
      }}
    />
  );
});
