import { priceText } from '@aosai/api/kit/moneyText';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { isFull, seatsText } from '../../classWords.ts';
import { links } from '../../../../patterns/links/links.ts';
import { PlacePanel, type PlaceWords } from '../../../enrolment/PlacePanel/PlacePanel.tsx';
import { payWords, quitWords } from '../../../enrolment/PlacePanel/paidWords.tsx';
import { dayText, momentText } from '@aosai/api/kit/dayText';
import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import type { GradePlace } from '@aosai/api/classes/gradeEnroll.contract';

// Dialogs and form validation are loaded with the click that needs them.
const LeaveDialog = lazy(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

export interface PlaceActs {
  signIn: () => void;
  enroll: () => void;
  cancel: () => void;
  /** Without a reason if the place can be left without approval. */
  applyQuit: (reason?: string) => void;
  withdrawQuit: () => void;
}

export interface MyPlaceProps {
  grade: GradeDetail;
  place: GradePlace | null;
  person: 'guest' | 'student' | 'parent' | 'viewer';
  now: number;
  busy: 'enroll' | 'quit' | null;
  error: string | null;
  /** Name of the child that a parent has chosen; null for other readers, and for a parent without children. */
  childName?: string | null;
  on: PlaceActs;
}

interface Words extends PlaceWords {
  mayLeave?: boolean;
}

/** Label of the enrol button; for a parent it names the child. */
function enrollLabel(grade: GradeDetail, full: boolean, childName: string | null): string {
  const whom = childName === null ? '' : `为${childName}`;
  if (full) return `${whom}排队候补`;
  return grade.priceFen === 0 ? `${whom}免费报名` : `${whom}报名，${priceText(grade.priceFen)}`;
}

function withoutPlace({ grade, person, now, busy, childName = null, on }: MyPlaceProps): Words {
  if (grade.status === '5') return { title: '班级已结束', text: '这个班级不再收人，内容只供查看。' };
  if (person === 'viewer') return { title: '参加班级', text: '学生用自己的账号报名，家长可以为孩子报名。' };
  if (person === 'parent' && childName === null)
    return {
      title: '为孩子报名',
      text: '还没有关联孩子的账号。在「账号与安全」里用孩子的邀请码关联，就可以替孩子报名。',
      action: (
        <ButtonLink block href={links.account}>
          关联孩子
        </ButtonLink>
      ),
    };
  if (person === 'parent' && !grade.isPublic)
    return { title: '为孩子加入', text: '向老师要班级码，在「孩子的班级」里填写，马上加入。' };
  if (grade.status === '4')
    return { title: '还没有开始报名', text: `${momentText(grade.enrollStartAt, now)} 开始报名。` };
  if (!grade.isEnrolling)
    return { title: '报名已截止', text: `报名于 ${momentText(grade.enrollEndAt, now)} 截止。有班级码的仍然可以加入。` };
  const full = isFull(grade);
  if (full && !grade.waitlist) return { title: '名额已满', text: `${seatsText(grade)}，现在没有候补。` };
  const label = enrollLabel(grade, full, childName);
  return {
    title: full ? '名额已满，可以候补' : childName === null ? '报名参加' : `为${childName}报名`,
    text: full
      ? `有人退出时按先后顺序补上，补上后会给${childName ?? '你'}发消息。`
      : `报名截至 ${momentText(grade.enrollEndAt, now)}，${seatsText(grade)}。`,
    action: (
      <Button
        variant="primary"
        size="l"
        block
        loading={busy === 'enroll'}
        onClick={person === 'guest' ? on.signIn : on.enroll}
      >
        {person === 'guest' ? '登录后报名' : label}
      </Button>
    ),
  };
}

function withPlace({
  grade,
  place,
  person,
  now,
  busy,
  childName = null,
  on,
}: MyPlaceProps & { place: GradePlace }): Words {
  const who = person === 'parent' ? place.memberName : '你';
  switch (place.status) {
    case '0':
      return {
        title: `候补第 ${place.position ?? '—'} 位`,
        text: '有人退出时按先后顺序补上，补上后会发消息。',
        action: (
          <Button block loading={busy === 'quit'} onClick={on.cancel}>
            不再候补
          </Button>
        ),
      };
    case '1':
      if (place.order) return payWords(place.order, now, person === 'parent');
      return {
        title: '待支付',
        text: '支付完成后报名才生效。',
        action: (
          <Button block loading={busy === 'quit'} onClick={on.cancel}>
            取消报名
          </Button>
        ),
      };
    case '2':
      return {
        title: '已加入班级',
        text:
          grade.status === '3'
            ? `${who}在这个班级里${place.teacherName ? `，老师是${place.teacherName}` : ''}。`
            : `${dayText(grade.startAt, now)}开班。`,
        mayLeave: grade.status !== '5',
      };
    case '4':
      return {
        title: '退出申请审核中',
        text: `原因：${place.quitReason ?? '—'}。审核结果会更新在这里。`,
        action: (
          <Button block loading={busy === 'quit'} onClick={on.withdrawQuit}>
            撤回申请
          </Button>
        ),
      };
    case '5':
      return (
        (place.order && quitWords(place.order)) ?? {
          title: '退出申请已通过',
          text: '管理员办结后即退出这个班级。',
        }
      );
    case '7':
      return { title: '学期已结算', text: '成绩单已经发布，在「成绩单」里查看。' };
    case '3':
    case '6':
      return withoutPlace({ grade, place, person, now, busy, error: null, childName, on });
    default:
      return place.status satisfies never;
  }
}

/** The reader's place in this class, with the one action that is due now. */
export const MyPlace = (props: MyPlaceProps) => {
  const { place, busy, error, on } = props;
  const [leaving, setLeaving] = useState(false);
  const withdrawQuit = () => {
    // Closes the dialog, so that it does not reopen when the place becomes active again.
    setLeaving(false);
    on.withdrawQuit();
  };
  const { mayLeave = false, ...words } = place
    ? withPlace({ ...props, place, on: { ...on, withdrawQuit } })
    : withoutPlace(props);
  return (
    <>
      <PlacePanel
        words={words}
        rejected={place?.status === '2' ? place.rejectReason : null}
        error={error}
        quit={mayLeave ? { label: place?.leavesAtOnce ? '退出班级' : '申请退出', ask: () => setLeaving(true) } : null}
      />
      <Suspense>
        {leaving && place?.status === '2' && (
          <LeaveDialog
            atOnce={place.leavesAtOnce}
            isPaid={place.order !== null}
            act={{ pending: busy === 'quit', error }}
            on={{
              leave: (reason) => on.applyQuit(reason),
              close: () => setLeaving(false),
            }}
          />
        )}
      </Suspense>
    </>
  );
};
