import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { momentText } from '@aosai/api/kit/dayText';

export interface LockedUnitProps {
  openAt: string | null;
  back: { label: string; href: string };
  now: number;
}

/** A unit that is closed to its reader, with the date or the condition that opens it. */
export const LockedUnit = ({ openAt, back, now }: LockedUnitProps) => (
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
