import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { links } from '../../../../patterns/links/links.ts';
import { PlacePanel, type PlaceWords } from '../../../enrolment/PlacePanel/PlacePanel.tsx';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

// Dialogs and form validation are loaded with the click that needs them.
const AskQuitDialog = lazy(async () => ({
  default: (await import('../../../enrolment/PlacePanel/AskQuitDialog.tsx')).AskQuitDialog,
}));

export interface MyHomeworkProps {
  place: HomeworkPlace;
  viewer: 'self' | 'guardian';
  act: TableAct;
  on: { applyQuit: (reason: string) => void; withdrawQuit: () => void };
}

function wordsOf({ place, viewer, act, on }: MyHomeworkProps): PlaceWords {
  const toRoom = viewer === 'self' && place.isOpen && (
    <ButtonLink variant="primary" href={links.homeworkRoom(place.id)}>
      去作答
    </ButtonLink>
  );
  if (place.status === ENROLMENT.quitApplied)
    return {
      title: '免做申请审核中',
      text: `原因：${place.quitReason ?? '—'}。老师的答复会更新在这里，在这之前照常可以作答。`,
      action: (
        <div>
          {toRoom}{' '}
          <Button loading={act.pending} onClick={on.withdrawQuit}>
            撤回申请
          </Button>
        </div>
      ),
    };
  if (place.status === ENROLMENT.quitPassed)
    return { title: '免做申请已通过', text: '老师办结后，这份作业不用再做，也不计入成绩。' };
  return {
    title: '还没有交作业',
    text: '交了作业并批改后，每题得分和评语会出现在这里。',
    action: toRoom && <div>{toRoom}</div>,
  };
}

/** A student's homework that is not handed in, with the request to be exempted. */
export const MyHomework = (props: MyHomeworkProps) => {
  const { place, act, on } = props;
  const [asking, setAsking] = useState(false);
  const isHeld = place.status === ENROLMENT.enrolled;
  const withdrawQuit = () => {
    // Closes the dialog, so that it does not reopen when the place becomes active again.
    setAsking(false);
    on.withdrawQuit();
  };
  return (
    <>
      <PlacePanel
        of="homework"
        words={wordsOf({ ...props, on: { ...on, withdrawQuit } })}
        rejected={isHeld ? place.rejectReason : null}
        error={act.error}
        quit={isHeld ? { label: '申请免做', ask: () => setAsking(true) } : null}
      />
      <Suspense>
        {asking && isHeld && (
          <AskQuitDialog
            title="申请免做这份作业"
            description="提交后由老师答复，答复以前照常可以作答。同意后这份作业不用做，也不计入成绩。"
            act={act}
            on={{ ask: on.applyQuit, close: () => setAsking(false) }}
          />
        )}
      </Suspense>
    </>
  );
};
