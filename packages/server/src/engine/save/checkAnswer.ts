import { AppError } from '@aosai/api/contract/errors';
import type { Answer } from '@aosai/api/domain/answers';
import { MULTIPLE } from '@aosai/api/domain/questionTypes';
import type { PaperItem } from '../paper/paperContent.ts';
import { blankCount } from '../paper/roomSections.ts';
import { storableText } from '../storableText.ts';

function refuse(detail: string): never {
  throw new AppError('VALIDATION', { detail });
}

/** The answer as it can be stored, when it fits the question. Throws VALIDATION. */
export function checkAnswer(item: PaperItem, answer: Answer | null): Answer | null {
  if (answer === null) return null;
  const { type, options, programming } = item.version;
  switch (answer.kind) {
    case 'choice': {
      const known = new Set(options.map(({ id }) => id));
      const chosen = new Set(answer.optionIds);
      if (known.size === 0) refuse('这道题不是选择题');
      if (chosen.size !== answer.optionIds.length) refuse('同一个选项不能选两次');
      if (answer.optionIds.some((id) => !known.has(id))) refuse('没有这个选项');
      if (type !== MULTIPLE && chosen.size > 1) refuse('这道题只能选一项');
      return answer;
    }
    case 'text': {
      const blanks = blankCount(item);
      if (blanks === 0) refuse('这道题不是填空题');
      if (answer.texts.length > blanks) refuse(`这道题只有 ${blanks} 个空`);
      return { ...answer, texts: answer.texts.map(storableText) };
    }
    case 'code':
      if (!programming) refuse('这道题不是编程题');
      if (!programming.languages.includes(answer.language)) refuse('这道题不能用这种语言');
      return { ...answer, code: storableText(answer.code) };
    default:
      return answer satisfies never;
  }
}
