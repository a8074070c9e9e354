import type { ExamDetail, ExamPaperCard } from '@aosai/api/contract/types';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { momentText } from '../../../patterns/time/beijing.ts';
import { checkItems, type DeviceCheck } from './deviceCheck.ts';

export interface StartDialogProps {
  exam: ExamDetail;
  /** Null while closed. */
  paper: ExamPaperCard | null;
  device: DeviceCheck;
  now: number;
  onStart: (paperId: string) => void;
  onClose: () => void;
}

/** The last step before the clock runs. */
export const StartDialog = ({ exam, paper, device, now, onStart, onClose }: StartDialogProps) => {
  if (paper === null) return null;
  const deadline = Math.min(now + paper.durationMin * 60_000, Date.parse(exam.endAt));
  const minutes = Math.floor((deadline - now) / 60_000);
  const problems = checkItems(device).filter((item) => item.state === 'bad');
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="现在开始作答吗？"
      description={`点“开始”后计时 ${minutes} 分钟，${momentText(deadline, now)} 自动交卷，中途不停表。`}
      footer={
        <>
          <Button onClick={onClose}>再等等</Button>
          <Button variant="primary" onClick={() => onStart(paper.id)}>
            开始
          </Button>
        </>
      }
    >
      {minutes < paper.durationMin && (
        <Alert tone="warn">考试快要结束了，你的作答时间不足 {paper.durationMin} 分钟。</Alert>
      )}
      {problems.map((problem) => (
        <Alert key={problem.name} tone="warn">
          {problem.name}：{problem.text}
        </Alert>
      ))}
    </Dialog>
  );
};
