import type { JudgeStatus } from './judging.ts';

/**
 * The levels of isolation from the strongest to none, for operators: a short label, and a sentence about the walls, how
 * memory is measured, and what would be better.
 */
export const JUDGE_LEVELS = {
  L1: {
    label: '最强，cgroup 计量',
    text: '程序在独立的名字空间里以独立用户运行，内存和 CPU 由 cgroup v2 计量。',
  },
  L1b: {
    label: '强，按轮询计量内存',
    text: '程序在独立的名字空间里以独立用户运行。没有可用的 cgroup v2，内存按轮询计量，结果一致。',
  },
  L2: {
    label: '强，cgroup 计量',
    text: '程序在独立的名字空间里运行，内存和 CPU 由 cgroup v2 计量。以 root 启动时，每个槽位还有独立用户。',
  },
  L3: {
    label: '较强，没有独立用户',
    text: '程序在独立的名字空间里运行，内存按轮询计量。用 systemd-run --user --scope -p Delegate=yes 启动可以用上 cgroup。',
  },
  L4: {
    label: '基本，没有名字空间',
    text: '没有名字空间，靠 Landlock 和 seccomp 隔离（Docker 的默认设置即是如此）。以 root 且有 CAP_SYS_ADMIN 启动会更强。',
  },
  L5: {
    label: '没有隔离，拒绝运行程序',
    text: '隔离没有建立起来（原因见「需要处理」），评测机拒绝运行任何程序。站点上已提交的代码会排队等候，不会丢失。',
  },
} as const satisfies Record<JudgeStatus['level'], { label: string; text: string }>;
