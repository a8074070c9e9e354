import { AppError } from '@aosai/api/kit/errors';
import type { Answer } from '@aosai/api/questions/answers';
import { kindOf } from '@aosai/api/questions/kinds';
import type { PaperItem } from '../question/paperItem.ts';
import { blankCount } from '../question/roomQuestion.ts';
import { storableText } from '../../base/storableText.ts';

function refuse(detail: string): never {
  throw new AppError('VALIDATION', { path: 'answer', detail });
}

type TextAnswer = Extract<Answer, { kind: 'text' }>;

/** Each text must be empty or an option of its part. */
function checkParts(parts: PaperItem['version']['parts'], answer: TextAnswer): TextAnswer {
  if (answer.texts.length > parts.length) refuse(`这道题只有 ${parts.length} 个小题`);
  if (answer.texts.some((text, place) => text !== '' && parts[place]?.options.every(({ id }) => id !== text)))
    refuse('没有这个选项');
  return answer;
}

/** Returns the answer in storable form. Throws VALIDATION when it does not fit the question. */
export function checkAnswer(item: PaperItem, answer: Answer | null): Answer | null {
  if (answer === null) return null;
  const { type, options, parts, programming } = item.version;
  switch (answer.kind) {
    case 'choice': {
      const known = new Set(options.map(({ id }) => id));
      const chosen = new Set(answer.optionIds);
      if (known.size === 0) refuse('这道题不是选择题');
      if (chosen.size !== answer.optionIds.length) refuse('同一个选项不能选两次');
      if (answer.optionIds.some((id) => !known.has(id))) refuse('没有这个选项');
      if (!kindOf(type).several && chosen.size > 1) refuse('这道题只能选一项');
      return answer;
    }
    case 'text': {
      if (parts.length > 0) return checkParts(parts, answer);
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
