import { basename, join } from 'node:path';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import type { Subtask } from '@aosai/api/judging/judging';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { ProgrammingSource } from '@aosai/api/questions/source';
import { inFile, lineOf, writtenText } from '../factsFile.ts';
import { readCases } from './readCases.ts';
import { difficultyNamed, pointsAt } from '../questions/readQuestions.ts';

/**
 * `难度：简单；知识点：io assign；标签：输入输出；语言：cpp` below the title; a task for the second round of CSP ends it with
 * `；子任务：30 30 40<1,2`, the points of each subtask and those that it requires.
 */
const FACT = /(难度|知识点|标签|语言|子任务)：([^；\n]+)/gu;
const START = /## 起始代码\n+```(?:cpp|python)\n(.*?)\n```\n*/su;
/** `## 提示` with a numbered line for each hint, in the order in which learners ask for them. */
const HINTS = /## 提示\n+((?:\d\. [^\n]+(?:\n|$))+)\n*/su;
/** The header that beginners' lessons teach, instead of `bits/stdc++.h`. */
const BEGINNER_START = `#include <iostream>
using namespace std;

int main() {

    return 0;
}`;
const BEGINNERS: readonly string[] = ['gesp-cpp-1', 'gesp-cpp-2', 'gesp-cpp-3', 'gesp-cpp-4'];
const SOLUTION = '\n## 题解\n';
const LIMITS = { timeMs: 1000, memoryKiB: 524_288 };

const subtaskOf = (written: string, at: number): Subtask => {
  const [points = '', requires] = written.split('<');
  const id = String(at + 1);
  return {
    id,
    points: Number(points) * 100,
    type: 'min',
    ...(requires !== undefined && { requires: requires.split(',') }),
  };
};

/**
 * Reads a task of a course: texts from `task.md`, test data from `cases.txt`.
 * @throws Error that names the file, and the field or case in it that is wrong
 */
export function readTask(folder: string, { prefix, level }: { prefix?: string; level: string }): ProgrammingSource {
  const file = join(folder, 'task.md');
  const text = writtenText(file);
  const [head = '', analysis = ''] = text.split(SOLUTION);
  const [title = '', facts = '', ...rest] = head.split('\n').filter((line, at) => at > 3 || line.trim() !== '');
  const fact = new Map([...facts.matchAll(FACT)].map(([, name = '', value = '']) => [name, value.trim()]));
  const words = (name: string) => (fact.get(name) ?? '').split(' ').filter((word) => word !== '');
  const statement = rest.join('\n');
  const language = fact.get('语言') === 'python' ? PYTHON : CPP;
  const isForBeginners = language === CPP && BEGINNERS.includes(level);
  const hints = (HINTS.exec(statement)?.[1] ?? '')
    .split('\n')
    .flatMap((line) => line.replace(/^\d\. /u, '').trim() || []);
  const start = START.exec(statement)?.[1] ?? (isForBeginners ? BEGINNER_START : undefined);
  return {
    key: prefix === undefined ? basename(folder) : `${prefix}-${basename(folder)}`,
    type: PROGRAMMING,
    title: title.replace('# ', ''),
    stem: statement.replace(START, '').replace(HINTS, '').trim(),
    analysis: analysis.trim(),
    difficulty: inFile(file, { line: lineOf(text, '难度'), field: '难度' }, () =>
      difficultyNamed(fact.get('难度') ?? ''),
    ),
    knowledge: pointsAt(level, words('知识点')),
    tags: words('标签'),
    limits: LIMITS,
    languages: [language],
    compare: { kind: 'default' },
    ...(start === undefined ? {} : { templates: { [language]: { start: `${start}\n`, prepend: '', append: '' } } }),
    ...(hints.length > 0 && { hints }),
    subtasks: words('子任务').map((written, at) => subtaskOf(written, at)),
    cases: readCases(join(folder, 'cases.txt')),
  };
}

const rankOf = ({ difficulty }: ProgrammingSource): number => DIFFICULTY.values.indexOf(difficulty);

/** Sorts tasks by difficulty, the easiest first. */
export const byDifficulty = (tasks: readonly ProgrammingSource[]): ProgrammingSource[] =>
  tasks.toSorted((one, other) => rankOf(one) - rankOf(other));
