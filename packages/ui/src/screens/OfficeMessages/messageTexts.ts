import type { MessageItem } from '@aosai/api/contract/types';
import { clockText, dateText } from '../../patterns/time/beijing.ts';

const KINDS: Readonly<Record<string, string>> = { organization: '机构申请', feedback: '意见反馈', judge: '评测' };

export const kindText = ({ type }: MessageItem): string => KINDS[type] ?? '通知';
export const timeText = (instant: string): string => `${dateText(instant)} ${clockText(instant)}`;
export const isUnread = ({ readAt }: MessageItem): boolean => readAt === null;
