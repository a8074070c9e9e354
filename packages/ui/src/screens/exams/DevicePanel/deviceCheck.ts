import type { IconName } from '../../../primitives/Icon/Icon.tsx';
import { usedText } from '@aosai/api/kit/durations';

/** Results of checking this machine before an exam; null while a check runs. */
export interface DeviceCheck {
  /** Server clock minus this machine's, in ms. */
  clockOffsetMs: number | null;
  /** Round trip of one request in ms, or that it failed. */
  connection: { latencyMs: number } | 'failed' | null;
  /** Whether drafts can be kept in this browser. */
  storage: 'ok' | 'blocked' | null;
  editor: 'ok' | 'failed' | null;
}

export type CheckState = 'looking' | 'ok' | 'warn' | 'bad';

export interface CheckItem {
  name: string;
  state: CheckState;
  text: string;
}

export const checkIcons = {
  looking: 'clock',
  ok: 'success',
  warn: 'warning',
  bad: 'error',
} as const satisfies Record<CheckState, IconName>;

const CLOCK_TOLERANCE_MS = 5_000;
const SLOW_MS = 800;
const LOOKING = { state: 'looking', text: '正在检查' } as const;

const clock = (offsetMs: number | null): Omit<CheckItem, 'name'> => {
  if (offsetMs === null) return LOOKING;
  if (Math.abs(offsetMs) <= CLOCK_TOLERANCE_MS) return { state: 'ok', text: '与服务器一致' };
  return {
    state: 'warn',
    text: `本机${offsetMs > 0 ? '慢' : '快'} ${usedText(Math.abs(offsetMs))}，计时以服务器为准`,
  };
};

const connection = (found: DeviceCheck['connection']): Omit<CheckItem, 'name'> => {
  if (found === null) return LOOKING;
  if (found === 'failed') return { state: 'bad', text: '连不上服务器，请检查网络后重试' };
  const text = `往返 ${Math.round(found.latencyMs)} 毫秒`;
  return found.latencyMs > SLOW_MS ? { state: 'warn', text: `${text}，较慢，保存会有延迟` } : { state: 'ok', text };
};

const storage = (found: DeviceCheck['storage']): Omit<CheckItem, 'name'> => {
  if (found === null) return LOOKING;
  return found === 'ok'
    ? { state: 'ok', text: '断网时可把答案存在本机' }
    : { state: 'warn', text: '浏览器不允许存储，请退出无痕模式' };
};

const editor = (found: DeviceCheck['editor']): Omit<CheckItem, 'name'> => {
  if (found === null) return LOOKING;
  return found === 'ok'
    ? { state: 'ok', text: '已加载' }
    : { state: 'bad', text: '没有加载出来，请刷新或换用新版浏览器' };
};

/** The four results in words, in display order. */
export const checkItems = (device: DeviceCheck): CheckItem[] => [
  { name: '时钟', ...clock(device.clockOffsetMs) },
  { name: '网络', ...connection(device.connection) },
  { name: '本机存储', ...storage(device.storage) },
  { name: '代码编辑器', ...editor(device.editor) },
];
