import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';

/** Names an action by the first clause of its summary. */
export function actionName(summary: string): string {
  return summary.split(/[：；，（。]/)[0] ?? summary;
}

/** Logged actions that are no calls of their own. */
const PART_OF_CALL: Readonly<Record<string, string>> = {
  'member/order:returnStopped': '考试停止，退回报名费',
  'organizationMember:checkImport': '检查要导入的名单',
  'question:keyFix': '改正答案',
};

/** `resource:action` of the log in words: 订单 · 登记人工转账已到账. */
export function actionWords(action: string): string {
  const [path = '', name = ''] = action.split(':');
  const resources: Record<string, ResourceDefinition> = contract;
  const call = Object.values(resources).find((one) => one.path === path && Object.hasOwn(one.calls, name))?.calls[name];
  return `${RESOURCE_NAMES[path] ?? path} · ${call ? actionName(call.summary) : (PART_OF_CALL[action] ?? name)}`;
}
