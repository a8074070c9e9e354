import { CHECKER_PROTOCOLS, type CheckerProtocol } from '@aosai/api/judging/checkers';
import type { CompareRule, Limits, Subtask } from '@aosai/api/judging/judging';
import { CPP_STANDARDS, type CppStandard } from '@aosai/api/judging/languages';
import { POINT } from '@aosai/api/kit/points';
import { UsageError } from './usageError.ts';

/** The content of `problem.json`; every key has a default. Points are integer hundredths. */
export interface ProblemConfig {
  title: string | undefined;
  limits: Limits;
  standard: CppStandard | undefined;
  fileIo: string | undefined;
  compare: CompareRule;
  /** Path of a checker in the folder, or the name of one of testlib's. It replaces `compare`. */
  checker: string | undefined;
  /** Path of an interactor in the folder. */
  interactor: string | undefined;
  protocol: CheckerProtocol;
  totalPoints: number | undefined;
  /** `cases` are glob patterns: each matches ids of test cases, or the last parts of their paths. */
  subtasks: (Subtask & { cases: string[] })[];
}

const COMPARE = ['default', 'token', 'exact', 'real'] as const;
const SUBTASK_TYPES = ['min', 'sum', 'max'] as const;

/** Reads one object of the file key by key. `close` refuses keys that were not read, so that typing mistakes show. */
function reader(value: unknown, where: string) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${where} 应为 JSON 对象`);
  }
  const rest = new Map<string, unknown>(Object.entries(value));
  const take = (key: string): unknown => {
    const taken = rest.get(key);
    rest.delete(key);
    return taken;
  };
  const wrong = (key: string, wanted: string): UsageError => new UsageError(`${where} 的 ${key} 应为${wanted}`);
  const text = (key: string): string | undefined => {
    const taken = take(key);
    if (taken !== undefined && (typeof taken !== 'string' || taken === '')) {
      throw wrong(key, '文字');
    }
    return taken;
  };
  return {
    text,
    take,
    number: (key: string, most: number): number | undefined => {
      const taken = take(key);
      if (taken !== undefined && !(typeof taken === 'number' && taken > 0 && taken <= most)) {
        throw wrong(key, `不超过 ${most} 的正数`);
      }
      return taken;
    },
    oneOf: <T extends string>(key: string, known: readonly T[]): T | undefined => {
      const taken = text(key);
      const found = known.find((name) => name === taken);
      if (taken !== undefined && found === undefined) {
        throw wrong(key, ` ${known.join('、')} 之一`);
      }
      return found;
    },
    flag: (key: string): boolean => {
      const taken = take(key) ?? false;
      if (typeof taken !== 'boolean') {
        throw wrong(key, ' true 或 false');
      }
      return taken;
    },
    texts: (key: string): string[] => {
      const taken = take(key) ?? [];
      if (!Array.isArray(taken) || !taken.every((item) => typeof item === 'string')) {
        throw wrong(key, '文字的数组');
      }
      return taken;
    },
    close: (): void => {
      const [unknown] = rest.keys();
      if (unknown !== undefined) {
        throw new UsageError(`${where} 中没有 ${unknown} 这一项，请检查拼写`);
      }
    },
  };
}

const hundredths = (points: number): number => Math.round(points * POINT);

function readSubtask(value: unknown, index: number, earlier: readonly string[]): Subtask & { cases: string[] } {
  const where = `problem.json 的第 ${index + 1} 个子任务`;
  const read = reader(value, where);
  const subtask = {
    id: read.text('id') ?? String(index + 1),
    points: hundredths(read.number('points', 10_000) ?? 0),
    type: read.oneOf('type', SUBTASK_TYPES) ?? 'min',
    requires: read.texts('requires'),
    cases: read.texts('cases'),
  };
  read.close();
  if (subtask.points === 0) {
    throw new UsageError(`${where} 缺少 points（分值）`);
  }
  const stranger = subtask.requires.find((id) => !earlier.includes(id));
  if (stranger !== undefined) {
    throw new UsageError(`${where} 依赖 ${stranger}，但它前面没有这个子任务`);
  }
  if (earlier.includes(subtask.id)) {
    throw new UsageError(`${where} 的 id ${subtask.id} 已经用过`);
  }
  return subtask;
}

function readSubtasks(value: unknown): ProblemConfig['subtasks'] {
  if (!Array.isArray(value)) {
    throw new UsageError('problem.json 的 subtasks 应为数组');
  }
  const subtasks: ProblemConfig['subtasks'] = [];
  value.forEach((one: unknown, index) => {
    subtasks.push(
      readSubtask(
        one,
        index,
        subtasks.map(({ id }) => id),
      ),
    );
  });
  return subtasks;
}

function parsed(text: string): unknown {
  try {
    // Editors on Windows begin the file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    const where = error instanceof Error ? error.message : '';
    throw new UsageError(`problem.json 不是合法的 JSON，请检查引号、逗号和括号：${where}`, { cause: error });
  }
}

/**
 * Reads the text of `problem.json`; `{}` gives the defaults.
 * @throws UsageError, in Chinese, for invalid JSON, an unknown key or a wrong value
 */
export function readProblemConfig(text: string): ProblemConfig {
  const read = reader(parsed(text), 'problem.json');
  const kind = read.oneOf('compare', COMPARE) ?? 'default';
  const ignoreCase = read.flag('ignoreCase');
  if (ignoreCase && kind !== 'token' && kind !== 'real') {
    throw new UsageError('problem.json 的 ignoreCase 只用于 compare 为 token 或 real');
  }
  const eps = read.number('eps', 1) ?? 1e-6;
  const points = read.number('points', 10_000);
  const fileIo = read.text('fileIo');
  if (fileIo !== undefined && !/^[\w-]{1,64}$/u.test(fileIo)) {
    throw new UsageError('problem.json 的 fileIo 应为不带扩展名的文件名，只含字母、数字、下划线和减号');
  }
  const config: ProblemConfig = {
    title: read.text('title'),
    limits: {
      timeMs: read.number('timeMs', 600_000) ?? 1000,
      memoryKiB: (read.number('memoryMb', 65_536) ?? 256) * 1024,
    },
    standard: read.oneOf('standard', CPP_STANDARDS),
    fileIo,
    compare: {
      ...(kind === 'real' ? { kind, absolute: eps, relative: eps } : { kind }),
      ...(ignoreCase && { ignoreCase }),
    },
    checker: read.text('checker'),
    interactor: read.text('interactor'),
    protocol: read.oneOf('protocol', CHECKER_PROTOCOLS) ?? 'testlib',
    totalPoints: points === undefined ? undefined : hundredths(points),
    subtasks: readSubtasks(read.take('subtasks') ?? []),
  };
  read.close();
  if (config.checker !== undefined && config.interactor !== undefined) {
    throw new UsageError('problem.json 中 checker 和 interactor 只能写一个');
  }
  return config;
}
