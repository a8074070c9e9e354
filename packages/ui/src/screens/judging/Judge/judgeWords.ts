import { JUDGE_LEVELS } from '@aosai/api/judging/judgeLevels';
import { roughText } from '@aosai/api/kit/durations';
import { problemOf, type Problem } from '../../platform/Health/parts/healthWords.ts';
import type { JudgeOverview, JudgeWorker, Rejudge } from './judgeProps.ts';
import { clockText } from '@aosai/api/kit/beijing';

/** Longest acceptable wait before judging begins. */
const LONG_WAIT_MS = 60_000;

export const QUEUE_KINDS = [
  { kind: 'debug', label: '自测', hint: '最先' },
  { kind: 'submit', label: '提交', hint: '其次' },
  { kind: 'rejudge', label: '重测', hint: '最后' },
] as const;

export const PLACES = { local: '本机', remote: '远程' } as const satisfies Record<JudgeWorker['place'], string>;

export const SCOPES = {
  submission: '一份提交',
  question: '一道题',
  exam: '一场考试',
} as const satisfies Record<Rejudge['scope'], string>;

/** Whether the worker accepts jobs now. */
export const isWorking = ({ isAlive, status, restsUntil }: JudgeWorker): boolean =>
  isAlive && status.available && restsUntil === null;

export const waitingOf = ({ queue }: JudgeOverview): number =>
  QUEUE_KINDS.reduce((sum, { kind }) => sum + queue[kind].waiting, 0);

export interface JudgeState {
  tone: 'ok' | 'warn' | 'bad';
  title: string;
  text: string;
}

/** The state of the judge in a sentence, with what it means for students. */
export const stateOf = (overview: JudgeOverview): JudgeState => {
  const { workers, queue, alarms } = overview;
  const working = workers.filter(isWorking);
  const slots = working.reduce((sum, { status }) => sum + status.slots, 0);
  if (working.length === 0) {
    return {
      tone: 'bad',
      title: '没有可用的评测机',
      text: `学生可以作答和交卷，代码会排队等候（现有 ${waitingOf(overview)} 份）。评测恢复后自动继续，不用重交。`,
    };
  }
  if (queue.oldestWaitMs > LONG_WAIT_MS) {
    return {
      tone: 'warn',
      title: '评测积压',
      text: `最早的一份已等待 ${roughText(queue.oldestWaitMs)}。可以增加评测槽位，或连接远程评测机。`,
    };
  }
  if (alarms.total > 0) {
    return {
      tone: 'warn',
      title: '有提交没有评测成功',
      text: `过去一天有 ${alarms.total} 份提交重试后仍然失败，学生看到的是「系统错误」。请查看原因后重测。`,
    };
  }
  return { tone: 'ok', title: '评测正常', text: `${working.length} 台评测机，共 ${slots} 个槽位，提交随到随评。` };
};

/** Problems that need an operator, by worker; the same advice is repeated for each worker. */
export const workerProblems = (workers: readonly JudgeWorker[]): (Problem & { worker: string })[] =>
  workers.flatMap((worker) => {
    const silent = '没有响应。请检查这台机器和网络，它领走的任务会自动交给别的评测机。';
    const aside =
      worker.restsUntil === null
        ? []
        : [
            `连续三份提交在这台机器上评测出错，${clockText(worker.restsUntil)} 前不再派发任务，之后自动再试。请检查它的磁盘、缓存目录和日志。`,
          ];
    const lines = worker.isAlive ? [...aside, ...worker.status.problems] : [silent];
    return lines.map((line) => ({ ...problemOf(line), worker: worker.name }));
  });

export const levelName = ({ status }: JudgeWorker): string => JUDGE_LEVELS[status.level].label;
export const levelText = ({ status }: JudgeWorker): string => JUDGE_LEVELS[status.level].text;

export const rejudgeState = ({
  state,
  done,
  total,
  differences,
}: Rejudge): { tone: 'neutral' | 'primary' | 'ok' | 'warn'; text: string } => {
  switch (state) {
    case 'applied':
      return { tone: 'ok', text: `已应用，改变 ${differences} 份` };
    case 'discarded':
      return { tone: 'neutral', text: '已放弃，成绩未变' };
    case 'open':
      if (done < total) return { tone: 'primary', text: `评测中 ${done} / ${total}` };
      return differences > 0
        ? { tone: 'warn', text: `等待确认，${differences} 处差异` }
        : { tone: 'ok', text: '没有差异' };
    default:
      return state satisfies never;
  }
};

/** Says what applying a rejudge will change. */
export const applyConsequence = ({ differences, failed }: Rejudge): string =>
  [
    `${differences} 份提交会换成新的结果，所在作答的总分随之更新，学生会看到新的成绩。`,
    failed > 0 ? `另有 ${failed} 份在重测时评测机出错，保持原来的结果。` : '',
    '应用后不能撤回。',
  ].join('');
