import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { hasBody } from '@aosai/api/questions/kinds';
import { VERSION_PART, type VersionPart } from '@aosai/api/questions/versions';
import type { QuestionDraft } from '../../QuestionBank/questionDraft.ts';
import type { Solution } from '../editedQuestion.ts';
import { CHECK_KINDS, programName } from './checkRules.ts';

type Texts = Partial<Record<VersionPart, string>>;

/** Content of a version, with its programs. */
export interface Written {
  draft: QuestionDraft;
  solutions: readonly Solution[];
}

const optionLines = (options: readonly { id: string; text: string }[]): string =>
  options.map(({ id, text }) => `${id}. ${text}`).join('\n');

function taskTexts(draft: Extract<QuestionDraft, { cases: unknown }>): Texts {
  const { limits, languages, standard, compare, fileIo, subtasks, cases, templates = {} } = draft;
  const { timeMs, memoryKiB } = limits;
  return {
    title: draft.title,
    limits: [
      `${timeMs} 毫秒`,
      `${memoryKiB / 1_024} MB`,
      languages.map((id) => LANGUAGES[id].label).join('、'),
      standard?.toUpperCase() ?? '',
      fileIo === undefined ? '标准输入输出' : `文件 ${fileIo}`,
    ].join('\n'),
    compare: [
      CHECK_KINDS[compare.kind],
      programName(compare) === null ? JSON.stringify({ ...compare, kind: undefined }) : '',
      'source' in compare ? `${compare.protocol}\n${compare.source}` : '',
    ].join('\n'),
    subtasks: subtasks.map(({ id, points, type }) => `子任务 ${id}：${points / 100} 分，${type}`).join('\n'),
    cases: cases
      .map((one) => {
        const data =
          'inSha' in one
            ? `${one.inBytes} 字节 ${one.inSha.slice(0, 8)}，${one.outBytes} 字节 ${one.outSha.slice(0, 8)}`
            : `${one.input}→ ${one.expected}`;
        return `${one.name ?? one.id}${one.sample ? '（样例）' : ''}：${data}`;
      })
      .join('\n'),
    hints: (draft.hints ?? []).join('\n'),
    templates: Object.values(templates)
      .map(({ start, prepend, append }) => [prepend, start, append].join('\n'))
      .join('\n'),
  };
}

function bodyTexts(draft: QuestionDraft): Texts {
  if (hasBody(draft, 'options')) return { options: optionLines(draft.options), key: draft.answer.join('、') };
  if (hasBody(draft, 'judgement')) return { key: draft.answer ? '正确' : '错误' };
  if (hasBody(draft, 'blanks')) return { key: draft.answer.map((texts) => texts.join(' 或 ')).join('\n') };
  if (hasBody(draft, 'parts'))
    return {
      parts: draft.parts.map(({ stem, options }) => `${stem}\n${optionLines(options)}`).join('\n\n'),
      key: draft.parts.map(({ answer }, place) => `第 ${place + 1} 小题：${answer}`).join('\n'),
    };
  if (hasBody(draft, 'task')) return taskTexts(draft);
  return draft satisfies never;
}

const textsOf = ({ draft, solutions }: Written): Texts => ({
  stem: draft.stem,
  ...bodyTexts(draft),
  analysis: draft.analysis,
  video: draft.videoFile ? `视频 ${draft.videoFile.slice(0, 8)}` : '',
  about: [DIFFICULTY.label(draft.difficulty), ...draft.tags].join('\n'),
  solutions: solutions.map(({ name, code, expect }) => `${name}（${expect.join('、')}）\n${code}`).join('\n\n'),
});

/** Parts in which two versions differ, each side as text. */
export function differingParts(
  before: Written,
  after: Written,
): { part: VersionPart; before: string; after: string }[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return VERSION_PART.values.flatMap((part) => {
    const [one = '', other = ''] = [old[part], now[part]];
    return one === other ? [] : [{ part, before: one, after: other }];
  });
}
