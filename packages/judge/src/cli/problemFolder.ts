import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import type { CheckRule, JudgeRequest, TestCase } from '@aosai/api/judging/judging';
import { POINT } from '@aosai/api/kit/points';
import { checkerOf, interactorAt } from './checkerFile.ts';
import { readProblemConfig, type ProblemConfig } from './problemConfig.ts';
import { UsageError } from './usageError.ts';
import { readData, readText, userPath } from './userFile.ts';

/** A problem as read from a folder: a request to the judge without the program. */
export type Problem = Pick<ProblemConfig, 'title' | 'standard'> &
  Omit<JudgeRequest, 'language' | 'source' | 'standard'>;

const CONFIG = 'problem.json';
const ANSWERS = ['.out', '.ans'];
const MOST_CASES = 1000;
const byName = new Intl.Collator('en', { numeric: true });

interface Pair {
  /** Path in the folder without extension: `data/1`. */
  id: string;
  input: string;
  answer: string;
}

/** Finds every NAME.in with its NAME.out or NAME.ans, at any depth. Does not follow links or enter hidden folders. */
function findPairs(folder: string): Pair[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split('/').some((name) => name.startsWith('.')));
  const known = new Set(files);
  const inputs = files.filter((path) => path.endsWith('.in')).toSorted(byName.compare);
  if (inputs.length === 0) {
    throw new UsageError(`${folder} 中没有测试点：请放入 1.in 和 1.out（或 1.ans）这样成对的文件`);
  }
  if (inputs.length > MOST_CASES) {
    throw new UsageError(`${folder} 中有 ${inputs.length} 个测试点，最多 ${MOST_CASES} 个`);
  }
  return inputs.map((path) => {
    const id = path.slice(0, -'.in'.length);
    const answer = ANSWERS.map((extension) => `${id}${extension}`).find((name) => known.has(name));
    if (answer === undefined) {
      throw new UsageError(`${path} 没有对应的答案文件 ${id}.out 或 ${id}.ans`);
    }
    return { id, input: join(folder, path), answer: join(folder, answer) };
  });
}

/** The judge holds test data as text, so bytes that are not UTF-8 would be changed. */
function readUtf8(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readData(path));
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${path} 不是 UTF-8 文本，请另存为 UTF-8`, { cause: error });
  }
}

/** Maps case ids to subtask ids. A case may be in one subtask only, and every pattern has to match a case. */
function subtasksOf(pairs: readonly Pair[], subtasks: ProblemConfig['subtasks']): Map<string, string> {
  const subtaskOf = new Map<string, string>();
  for (const { id, cases } of subtasks) {
    if (cases.length === 0) {
      throw new UsageError(`子任务 ${id} 没有测试点：请在 cases 中写出测试点的名称，如 "1-*"`);
    }
    for (const pattern of cases) {
      const matched = pairs.filter((pair) => matchesGlob(pair.id, pattern) || matchesGlob(basename(pair.id), pattern));
      if (matched.length === 0) {
        throw new UsageError(`子任务 ${id} 的 "${pattern}" 没有匹配任何测试点`);
      }
      for (const pair of matched) {
        const other = subtaskOf.get(pair.id);
        if (other !== undefined && other !== id) {
          throw new UsageError(`测试点 ${pair.id} 同时属于子任务 ${other} 和 ${id}`);
        }
        subtaskOf.set(pair.id, id);
      }
    }
  }
  return subtaskOf;
}

function totalOf({ totalPoints, subtasks }: ProblemConfig, hasLooseCases: boolean): number {
  const promised = subtasks.reduce((sum, { points }) => sum + points, 0);
  const total = totalPoints ?? (hasLooseCases ? Math.max(100 * POINT, promised) : promised);
  if (hasLooseCases ? total < promised : total !== promised) {
    throw new UsageError(`problem.json 的 points（总分）是 ${total / POINT}，子任务的分值之和是 ${promised / POINT}`);
  }
  return total;
}

function checkOf({ compare, checker, interactor, protocol }: ProblemConfig, folder: string): CheckRule {
  if (interactor !== undefined) {
    return interactorAt(join(folder, interactor), protocol);
  }
  return checker === undefined ? compare : checkerOf(checker, folder, protocol);
}

/**
 * Reads a folder of test data.
 * @throws UsageError, in Chinese, when something is missing or contradicts itself
 */
export function readProblemFolder(path: string): Problem {
  const folder = userPath(path);
  if (!existsSync(folder)) {
    throw new UsageError(`没有文件夹 ${path}，请检查路径`);
  }
  if (!statSync(folder).isDirectory()) {
    throw new UsageError(`${path} 不是文件夹`);
  }
  const configPath = join(folder, CONFIG);
  const config = readProblemConfig(existsSync(configPath) ? readText(configPath) : '{}');
  const pairs = findPairs(folder);
  const subtaskOf = subtasksOf(pairs, config.subtasks);
  const cases = pairs.map(({ id, input, answer }): TestCase => {
    const subtaskId = subtaskOf.get(id);
    return {
      id,
      input: readUtf8(input),
      expected: readUtf8(answer),
      ...(subtaskId === undefined ? {} : { subtaskId }),
    };
  });
  const { title, limits, standard, fileIo } = config;
  return {
    title,
    limits,
    standard,
    fileIo,
    compare: checkOf(config, folder),
    cases,
    subtasks: config.subtasks.map(({ id, points, type, requires }) => ({ id, points, type, requires })),
    totalPoints: totalOf(config, subtaskOf.size < cases.length),
  };
}
