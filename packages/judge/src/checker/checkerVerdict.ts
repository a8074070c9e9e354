import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { PYTHON } from '@aosai/api/judging/languages';
import type { Checked } from './checked.ts';
import { cleanMessage } from './checkerText.ts';
import type { RunOutcome } from '../runner.ts';

/**
 * The files that an ICPC validator may write into its feedback folder.
 * Source: ICPC problem package format, output validators, https://icpc.io/problem-package-format/
 */
export const FEEDBACK_FILES = [
  'judgemessage.txt',
  'teammessage.txt',
  'judgeerror.txt',
  'score.txt',
  'score_multiplier.txt',
] as const;

/** The files that a Lemon checker writes: the score, which Lemon reads as a number, and a message. */
export const LEMON_FILES = ['score', 'message'] as const;
/** The full score of Lemon's checkers, unless the problem sets another, and of SYZOJ's. */
export const LEMON_POINTS = 100;
const SYZOJ_POINTS = 100;

/** The Chinese names of the two kinds in messages. */
export const CHECKER_NAMES = { checker: '比较程序', interactor: '交互程序' } as const satisfies Record<
  CheckerProgram['kind'],
  string
>;

/** Python prints this before it ends with exit code 1, which testlib would read as a wrong answer. */
const TRACEBACK = /^Traceback \(most recent call last\):$/mu;
/** An interactor in Python fails with these when the program ended too early, so they are not its own mistake. */
const HUNG_UP = /^(?:EOFError|BrokenPipeError)\b/mu;

/** testlib's `_pc` goes from 0 to 200, in half percent. */
const PARTIAL_FULL = 200;
const PARTIAL = /^partially correct \((-?\d{1,6})\)/u;
/**
 * The amounts that testlib's versions add to a part for the exit code. The words could be quoted from the program, so
 * both must agree.
 */
const PARTIAL_BASES = [0, 16, 50];
const POINTS = /^(?:points )?\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?=\s|$)/iu;
const NUMBER = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

const failed = (message: string): Checked => ({ verdict: 'SE', ratio: 0, message });

const saidBy = ({ error, output }: RunOutcome): string => cleanMessage(error.length > 0 ? error : output);

/** A share of the points, from 0 to 1. Anything else is the checker's mistake (SE). */
function shared(ratio: number, message: string, who: string): Checked {
  if (!(ratio >= 0 && ratio <= 1)) {
    return failed(`${who}给出的分数超出范围，请检查 fullPoints：${message}`);
  }
  return { verdict: ratio === 1 ? 'AC' : 'WA', ratio, message };
}

/** Why the run ended before the checker gave a result, in Chinese; null when it gave one. */
function brokenOff(outcome: RunOutcome): string | null {
  if (outcome.killed !== null) {
    return { cpu: '运行超时', wall: '长时间没有结束', memory: '占用内存过多' }[outcome.killed];
  }
  if (outcome.outputOverrun) {
    return '输出过长';
  }
  return outcome.signal === null ? null : `被信号 ${outcome.signal} 终止`;
}

/**
 * testlib: 0 AC, 1 WA, 2, 4 and 8 PE, 3 failure of the checker, 7 points (`quitp`), from 16 on a part (`_pc`). The
 * message `partially correct (n)` is read first, because testlib by default leaves the 16 out of the exit code.
 */
function testlibChecked(outcome: RunOutcome, fullPoints: number, who: string): Checked {
  const message = saidBy(outcome);
  const code = outcome.exitCode ?? -1;
  const part = Number(PARTIAL.exec(message)?.[1] ?? Number.NaN);
  if (PARTIAL_BASES.some((base) => code === part + base)) {
    return shared(part / PARTIAL_FULL, message, who);
  }
  switch (code) {
    case 0:
      return { verdict: 'AC', ratio: 1, message };
    case 1:
      return { verdict: 'WA', ratio: 0, message };
    case 2:
    case 4:
    case 8:
      return { verdict: 'PE', ratio: 0, message };
    case 3:
      return failed(message);
    case 7: {
      const points = POINTS.exec(message)?.[1];
      return points === undefined
        ? failed(`${who}给分时没有写出分数：${message}`)
        : shared(Number(points) / fullPoints, message, who);
    }
    default:
      return code >= 16 && code <= 16 + PARTIAL_FULL
        ? shared((code - 16) / PARTIAL_FULL, message, who)
        : failed(`${who}返回了未知的值 ${code}：${message}`);
  }
}

/** ICPC: 42 is accepted, 43 is wrong; message and score are in files. */
function icpcChecked(outcome: RunOutcome, fullPoints: number, who: string): Checked {
  const read = (name: (typeof FEEDBACK_FILES)[number]): string => cleanMessage(outcome.written[name] ?? '');
  const message = read('judgemessage.txt');
  if (outcome.exitCode === 43) {
    return { verdict: 'WA', ratio: 0, message };
  }
  if (outcome.exitCode !== 42) {
    const why = read('judgeerror.txt') || message || cleanMessage(outcome.error);
    return failed(`${who}返回了 ${outcome.exitCode}，应为 42 或 43：${why}`);
  }
  const [score, multiplier] = [read('score.txt'), read('score_multiplier.txt')];
  const given = multiplier || score;
  if (given === '') {
    return { verdict: 'AC', ratio: 1, message };
  }
  return NUMBER.test(given)
    ? shared(Number(given) / (multiplier ? 1 : fullPoints), message, who)
    : failed(`${who}写出的分数不是数：${given}`);
}

/** hustoj: 0 is AC, everything else WA; with `fullPoints` (as `upj`) the exit code is the points. */
function hustojChecked(outcome: RunOutcome, fullPoints: number | undefined, who: string): Checked {
  const message = saidBy(outcome);
  const code = outcome.exitCode ?? -1;
  if (fullPoints !== undefined) {
    return shared(code / fullPoints, message, who);
  }
  return code === 0 ? { verdict: 'AC', ratio: 1, message } : { verdict: 'WA', ratio: 0, message };
}

/** QDUOJ: 0 AC, 1 WA. */
function qduojChecked(outcome: RunOutcome, who: string): Checked {
  const message = saidBy(outcome);
  switch (outcome.exitCode) {
    case 0:
      return { verdict: 'AC', ratio: 1, message };
    case 1:
      return { verdict: 'WA', ratio: 0, message };
    default:
      return failed(`${who}返回了 ${outcome.exitCode}，应为 0 或 1：${message}`);
  }
}

/** Lemon and SYZOJ: the first word of a file or of the output is the score, and the exit code must be 0. */
function pointsChecked(
  outcome: RunOutcome,
  { given, message, fullPoints }: { given: Buffer | undefined; message: string; fullPoints: number },
  who: string,
): Checked {
  if (outcome.exitCode !== 0) {
    return failed(`${who}返回了 ${outcome.exitCode}，应为 0：${saidBy(outcome)}`);
  }
  const [number = ''] = cleanMessage(given ?? '').split(/\s/u);
  if (number === '') {
    return failed(`${who}没有写出分数：${message}`);
  }
  return NUMBER.test(number)
    ? shared(Number(number) / fullPoints, message, who)
    : failed(`${who}写出的分数不是数：${number}`);
}

/**
 * Reads the result of a checker or interactor from how it ended, by its protocol. A crash, an exceeded limit or an
 * invalid result is the checker's own failure (SE), never the program's.
 */
export function checkedBy(
  { kind, protocol, language, fullPoints }: Pick<CheckerProgram, 'kind' | 'protocol' | 'language' | 'fullPoints'>,
  outcome: RunOutcome,
): Checked {
  const who = CHECKER_NAMES[kind];
  const broken = brokenOff(outcome);
  if (broken !== null) {
    return failed(`${who}${broken}`);
  }
  const said = language === PYTHON && outcome.exitCode === 1 ? outcome.error.toString('latin1') : '';
  if (TRACEBACK.test(said) && !(kind === 'interactor' && HUNG_UP.test(said))) {
    return failed(cleanMessage(`${who}因异常终止：${cleanMessage(outcome.error)}`));
  }
  switch (protocol) {
    case 'testlib':
      return testlibChecked(outcome, fullPoints ?? 1, who);
    case 'icpc':
      return icpcChecked(outcome, fullPoints ?? 1, who);
    case 'hustoj':
      return hustojChecked(outcome, fullPoints, who);
    case 'qduoj':
      return qduojChecked(outcome, who);
    case 'lemon': {
      const [score, words] = LEMON_FILES;
      const message = cleanMessage(outcome.written[words] ?? '');
      return pointsChecked(
        outcome,
        { given: outcome.written[score], message, fullPoints: fullPoints ?? LEMON_POINTS },
        who,
      );
    }
    case 'syzoj': {
      const message = cleanMessage(outcome.error);
      return pointsChecked(outcome, { given: outcome.output, message, fullPoints: SYZOJ_POINTS }, who);
    }
    default:
      return protocol satisfies never;
  }
}
