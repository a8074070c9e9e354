import { type ClassFound, MyClasses } from '@aosai/ui/screens/classes/MyClasses';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { openClasses } from './openClasses.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';

const QUIET = { quiet: true };

/** The classes of a student, a parent's children or a teacher, optionally followed by public classes. */
export function Classes({ withOpen }: { withOpen: boolean }) {
  const { client, settings } = useAosai();
  const current = useCurrent();
  const now = useNow();
  const { act, perform } = useAct();
  const self = current?.realm === 'member' ? current.member : null;
  const isTeacher = self?.type === 'teacher';
  const classes = useCall(['classes', isTeacher], async (calls) => {
    const mine = isTeacher ? { teacherId: self?.id ?? '' } : { mine: true };
    return (await calls.grade.queryList({ ...mine, size: 100 })).content;
  });
  const open = useCall(withOpen ? ['classes', 'open'] : null, openClasses(settings.appId));
  return (
    <MyClasses
      {...(withOpen && { open: loaded(open) })}
      {...{ children: self?.children ?? [] }}
      classes={loaded(classes)}
      mayJoin={!isTeacher}
      now={now}
      act={act}
      on={{
        look: async (code, memberId) => {
          const met: { found?: ClassFound } = {};
          await perform(async () => {
            const asked = { code, ...(memberId && { memberId }), look: true as const };
            const { found } = await client.grade.addGradeToMine(asked, QUIET);
            if (found) met.found = found;
          }, null);
          return met.found ?? null;
        },
        join: (code, memberId) =>
          perform(async () => {
            await client.grade.addGradeToMine({ code, ...(memberId && { memberId }) }, QUIET);
            await Promise.all([classes.mutate(), open.mutate()]);
          }, null),
        retry: () => void Promise.all([classes.mutate(), open.mutate()]),
      }}
    />
  );
}

/** /user/class */
export const Component = () => <Classes withOpen={false} />;
