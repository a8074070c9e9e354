import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { WorkerHello } from './worker.ts';

/** The level of isolation, see docs/decisions/0002. Without Landlock it is L5: not isolated. */
export function levelOf(hello: WorkerHello): JudgeStatus['level'] {
  if (hello.landlock === 0) {
    return 'L5';
  }
  switch (hello.spaces) {
    case 'root':
      return hello.group ? 'L1' : 'L1b';
    case 'user':
      return hello.group ? 'L2' : 'L3';
    case 'none':
      return 'L4';
    default:
      return hello.spaces satisfies never;
  }
}

/** The names of the active walls, in Chinese, for operators. */
export function layersOf(hello: WorkerHello): string[] {
  return [
    ...(hello.spaces === 'none' ? [] : ['名字空间（文件、进程、网络、IPC）']),
    ...(hello.account === 0 ? [] : ['独立用户']),
    `Landlock ABI ${hello.landlock}`,
    'seccomp 白名单',
    ...(hello.group ? ['cgroup v2'] : []),
    '内存轮询',
  ];
}
