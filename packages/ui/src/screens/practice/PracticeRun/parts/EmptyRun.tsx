import { practiceLinks } from '../../../../patterns/links/practiceLinks.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RunMode } from '../runModes.ts';

const WORDS = {
  due: { title: '没有要复习的题了', what: '错题到日子会回来。可以先做十道新题。' },
  weak: { title: '这个级别还没有可以练的题', what: '换一个级别，或者随机做十题。' },
  random: { title: '题库里还没有公开的题', what: '从课程的单元开始练习。' },
} as const;

/** Shown if the run has no questions: what to do next. */
export const EmptyRun = ({ mode }: { mode: RunMode }) => (
  <>
    <VisuallyHidden as="h2">题目</VisuallyHidden>
    <Empty title={WORDS[mode].title} icon="check" action={<ButtonLink href={practiceLinks.home}>回到练习</ButtonLink>}>
      {WORDS[mode].what}
    </Empty>
  </>
);
