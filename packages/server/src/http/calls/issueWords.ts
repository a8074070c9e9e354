import type { $ZodRawIssue } from 'zod/v4/core';

/** Advice where a page sends something wrong. */
export const RELOAD = '请刷新页面后再试';

const AT_LEAST = { string: (n: string) => `至少 ${n} 个字`, array: (n: string) => `至少要有 ${n} 项` } as const;
const AT_MOST = { string: (n: string) => `最多 ${n} 个字`, array: (n: string) => `最多 ${n} 项` } as const;

const isMissing = ({ input }: $ZodRawIssue): boolean => input === undefined || input === null;

const sized = (origin: string): origin is 'string' | 'array' => origin === 'string' || origin === 'array';

/**
 * Chinese messages for checks without their own. Zod's texts contain types and expressions (期望 number <=200), which
 * mean nothing to people filling in a form.
 */
export function issueWords(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? '不能为空' : '格式不正确';
    case 'too_small': {
      const least = String(issue['minimum']);
      const origin = String(issue['origin']);
      if (!sized(origin)) return `不能小于 ${least}`;
      return least === '1' ? '不能为空' : AT_LEAST[origin](least);
    }
    case 'too_big': {
      const origin = String(issue['origin']);
      const most = String(issue['maximum']);
      return sized(origin) ? AT_MOST[origin](most) : `不能大于 ${most}`;
    }
    case 'invalid_value':
      return isMissing(issue) ? '不能为空' : '不在可选的范围里';
    case 'invalid_union':
      return isMissing(issue) ? '不能为空' : '格式不正确';
    case 'unrecognized_keys':
      // The names are for the author of the page; the advice is for everybody else.
      return `页面发来了不认识的 ${String(issue['keys']).slice(0, 40)}，${RELOAD}`;
    default:
      return '格式不正确';
  }
}
