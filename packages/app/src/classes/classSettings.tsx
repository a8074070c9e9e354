import { ClassSettings } from '@aosai/ui/screens/classes/ClassSettings';
import { navigate } from 'wouter/use-browser-location';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { classPage } from './classPage.tsx';
import { useClass, useClassPlace } from './classPlace.ts';
import { givenBy, settingsOf, useGradesKnown } from './gradeForm.ts';

/** /bms|edms/grade/:id/settings: settings of a class, and the acts that concern it as a whole. */
export const Component = classPage(function Settings({ office, gradeId }) {
  const place = useClassPlace(gradeId);
  const grade = useClass(gradeId);
  const known = useGradesKnown(office, gradeId);
  const { calls } = useOffice();
  const { act, perform, performAtOnce, forget } = useOfficeAct();
  const id = gradeId;
  const list = `/web/${office}/grade`;
  return (
    <ClassSettings
      place={place}
      known={known}
      act={act}
      on={{
        save: (form, version) => {
          const settings = givenBy(settingsOf(form, { groups: known.opened.data?.groups ?? [] }), known);
          return perform(() => calls.grade.update({ id, version, ...settings }), '已保存');
        },
        pin: (pinned) =>
          void performAtOnce(() => calls.grade.addGradeToMine({ id, pinned }), pinned ? '已置顶' : '已取消置顶'),
        copy: () =>
          void performAtOnce(async () => {
            const made = await calls.grade.create({ copyOf: id });
            navigate(`${list}/${made.id}/settings`);
          }, '只复制了设置，先是草稿。要带课表与内容，在新班的「课表与内容」里点「从别的班复制」'),
        unpublish: () => perform(() => calls.grade.unpublish({ id }), '已取消发布'),
        stop: (reason) => perform(() => calls.grade.stop({ id, reason }), '已终止'),
        remove: () =>
          perform(async () => {
            await calls.grade.delete({ id });
            navigate(list);
          }, '已删除班级'),
        forget,
        retry: () => void grade.mutate(),
      }}
    />
  );
});
