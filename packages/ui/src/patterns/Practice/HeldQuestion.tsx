import { Empty } from '../../primitives/Empty/Empty.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Replaces a question that is in a formal exam at present. */
export const HeldQuestion = () => (
  <>
    <VisuallyHidden as="h2">题目</VisuallyHidden>
    <Empty title="这道题正在考试中，结束后再练" icon="lock">
      考试对所有人结束后，题目、练习和题解会回到这里，之前的练习记录都在。
    </Empty>
  </>
);
